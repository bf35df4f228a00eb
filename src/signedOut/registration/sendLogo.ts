import type { PublicApi } from '../../dataProvider/publicApi';
import { sendCall } from '../../dataProvider/sendCall';
import { contentTypeOf, putFile, resolveUrl, UploadError } from '../../dataProvider/uploads';
import { askLogoAddress, giveLogo } from './calls';

interface SendLogoParams {
  readonly publicApi: PublicApi;
  /** Of the confirmation. */
  readonly ticket: string;
  readonly file: File;
  readonly onProgress?: (share: number) => void;
}

/**
 * Sends the logo of an institute that has just registered.
 * @throws UploadError with the specification's text where the file does not arrive
 */
export async function sendLogo({ publicApi, ticket, file, onProgress }: SendLogoParams): Promise<void> {
  const contentType = contentTypeOf(file);
  const signed: { readonly uploadUrl?: unknown; readonly uploadURL?: unknown; readonly filePublicUrl?: unknown } = await sendCall({ data: publicApi, call: askLogoAddress, input: { ticket, fileName: file.name, contentType } });
  // Other platforms spell it the second way.
  const [uploadUrl, imageURL] = [signed.uploadUrl ?? signed.uploadURL, signed.filePublicUrl];
  if (typeof uploadUrl !== 'string' || typeof imageURL !== 'string') throw new UploadError({ key: 'fixed.upload.urlFailed' });
  await putFile({ url: resolveUrl({ url: uploadUrl, base: publicApi.base }), file, contentType, onProgress });
  await sendCall({ data: publicApi, call: giveLogo, input: { ticket, imageURL } });
}

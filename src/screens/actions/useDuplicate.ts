import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { useActor, useFailureText } from '../../dataProvider';
import type { LecternDataProvider, LecternRecord } from '../../dataProvider';
import { valuesToCopy } from '../../forms/formValues';
import { holdsRight } from '../../schemas';
import type { Resource } from '../../schemas';
import { useAddresses } from '../../shell/nav/useAddresses';
import type { MenuItem } from '../../ui';
import { placeOfRecord, useNotTaken } from '../common/useNotTaken';

interface DuplicateParams {
  readonly resource: Resource;
  readonly record: LecternRecord;
  /** Whether it is all of it, as it is now; else it is asked for first: a list may hold a part or an old state. */
  readonly isWhole: boolean;
  /** Called once it is chosen. */
  readonly onClose?: () => void;
}

/** The entry of a menu that begins a new record as a copy of one, or says why none is taken where that stands. None for who may make none. */
export function useDuplicate({ resource, record, isWhole, onClose }: DuplicateParams): readonly MenuItem[] {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const provider = useDataProvider<LecternDataProvider>();
  const addresses = useAddresses(resource);
  const failureText = useFailureText(resource.name);
  const actor = useActor();
  const reason = useNotTaken({ resource, place: placeOfRecord({ resource, record, within: addresses.within }), mayBeGone: false });
  if (!actor || !holdsRight(actor, resource, 'create')) return [];
  const begin = async (): Promise<void> => {
    try {
      const whole = isWhole ? record : (await provider.getOne<LecternRecord>(resource.name, { id: record.id, meta: { quiet: true } })).data;
      await navigate(addresses.create, { state: { record: valuesToCopy({ resource, record: whole }), isCopy: true } });
    } catch (error) {
      notify(failureText(error), { type: 'error' });
    }
  };
  const choose = (): void => {
    onClose?.();
    void begin();
  };
  return [{ key: 'copy', label: translate('lectern.record.duplicate'), icon: 'copy', ...(reason !== null && { disabledReason: reason }), onSelect: choose }];
}

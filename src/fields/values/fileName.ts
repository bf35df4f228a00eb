/** The last part of an address, readable. */
export function fileName(address: string): string {
  const last = address.split(/[?#]/)[0]!.split('/').at(-1)!;
  try {
    return decodeURIComponent(last) || address;
  } catch {
    return last;
  }
}

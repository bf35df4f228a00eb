import { filesBase } from './pictures';

/** `/files/a.png` → `https://console.example.org/files/a.png`: an address that leads there from anywhere. Any other stays as it is. */
export function wholeAddress(address: string): string {
  return filesBase !== null && address.startsWith('/') ? new URL(filesBase + address).href : address;
}

/** The reverse of `wholeAddress`. */
export function ownAddress(address: string): string {
  return filesBase !== null && address.startsWith(`${filesBase}/`) ? address.slice(filesBase.length) : address;
}

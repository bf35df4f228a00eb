import { expect, it } from 'vitest';
import { mailLink } from '../../src/schemas/mailLink';

it.each([
  ['asha@example.in', 'mailto:asha@example.in'],
  ['asha+class@example.in', 'mailto:asha%2Bclass@example.in'],
  ['asha%40gmail.com?bcc=spy%40evil.example&x=@b.co', 'mailto:asha%2540gmail.com%3Fbcc%3Dspy%2540evil.example%26x%3D@b.co'],
])('a link writes to %s and to nobody else', (address, link) => {
  expect(mailLink(address)).toBe(link);
  expect([...new URL(link).searchParams]).toEqual([]);
});

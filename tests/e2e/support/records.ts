import type { Api } from './api';

/** Institutions that are active, made past the console; their names begin with `prefix`. */
export async function makeInstitutions({ api, prefix, count }: { api: Api; prefix: string; count: number }): Promise<{ id: string; name: string }[]> {
  const made: { id: string; name: string }[] = [];
  for (let index = 1; index <= count; index++) {
    const number = String(index).padStart(2, '0');
    const name = `${prefix} ${number}`;
    const mail = `${prefix.toLowerCase().replace(/\W+/g, '.')}.${number}@school.example`;
    const created = await api.call<{ id: string }>('POST', '/institute', { name, emailId: mail, phoneNumber: `98470${String(Math.floor(Math.random() * 90_000) + 10_000)}` });
    if (created.status !== 201) throw new Error(`No institution was made: ${JSON.stringify(created.body)}`);
    await api.call('PUT', `/institute/${created.body.data.id}/approveInstitute`);
    made.push({ id: created.body.data.id, name });
  }
  return made;
}

import { expect, it } from 'vitest';
import { saysByMail } from '../../../src/screens/importing/saysByMail';
import { loader } from '../../dataProvider/support/console';

it('of every module that is imported it is known whether somebody is told of a new record by mail', () => {
  const said = Object.fromEntries(loader.all().filter((one) => one.import !== null && saysByMail(one) !== null).map((one) => [one.name, saysByMail(one)]));
  expect(said).toMatchObject({ student: 'invites', user: 'invites' });
  for (const one of loader.all()) {
    if (one.isOfPeople) expect(saysByMail(one), one.name).toBe('invites');
    else expect(saysByMail(one) === 'tells', one.name).toBe(JSON.stringify(one.after['create'] ?? []).includes('"tell"'));
  }
});

import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/**
 * Who the new super admin is: from arguments and environment, asked for where there is a person to ask.
 * The password is never an argument: arguments are seen by every user of the machine.
 */
export async function askForAdmin({ argv, env }) {
  const email = valueOf(argv, '--email') ?? (await ask({ question: 'E-mail: ' }));
  const name = valueOf(argv, '--name') ?? (await ask({ question: 'Name: ' }));
  const password = env.LECTERN_ADMIN_PASSWORD ?? (await ask({ question: 'Password: ', isHidden: true }));
  return { email, name, password };
}

function valueOf(argv, flag) {
  const index = argv.indexOf(flag);
  return index >= 0 ? argv[index + 1] : undefined;
}

async function ask({ question, isHidden = false }) {
  if (!process.stdin.isTTY) throw new Error('Nobody is there to ask: give --email and --name, and the password in LECTERN_ADMIN_PASSWORD.');
  const muted = new Writable({ write: (_chunk, _encoding, done) => done() });
  if (isHidden) process.stdout.write(question);
  const prompt = createInterface({ input: process.stdin, output: isHidden ? muted : process.stdout, terminal: true });
  const answer = await prompt.question(isHidden ? '' : question);
  prompt.close();
  if (isHidden) process.stdout.write('\n');
  return answer.trim();
}

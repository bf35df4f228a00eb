import { beginModule } from './module';

// `npm run new:module -- <name>`: a declaration to begin from, and its words in every language.
const { written, refused } = beginModule({ root: process.cwd(), name: process.argv[2] ?? '' });
if (refused === null) {
  for (const path of written) console.log(`${path} is written.`);
  console.log('Start Lectern to see it; docs/add-a-module.md tells what else a declaration can say. “npm run check” names the words that are still to be translated, and the pages of the help that are still to be written.');
} else {
  console.error(refused);
  process.exitCode = 1;
}

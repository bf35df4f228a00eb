import { writeArtefacts } from './checks/frozen';

// `npm run schema:print`: writes what is derived from declarations and borders and kept in the tree, so that a reviewer sees it change.
for (const path of await writeArtefacts(process.cwd())) console.log(path);

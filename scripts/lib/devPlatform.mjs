import { greet, servePlatform } from './servePlatform.mjs';

// The platform of a development start: ended by its parent, by closing the channel between them, also while it still comes up.
const left = new AbortController();
process.once('disconnect', () => left.abort());
if (!process.connected) left.abort();
const { config, accounts } = await servePlatform({ bundle: '.cache/platform/main.js', argv: process.argv.slice(2), leaves: left.signal });
const address = process.env.LECTERN_DEV_ADDRESS;
if (address) greet({ config, address, accounts });
else console.log('The platform has restarted.');

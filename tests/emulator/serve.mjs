// Firebase's Auth emulator alone: `node serve.mjs <folder of firebase-tools> <port>`. Prints
// 'listening' when it is ready, and exits with its parent process.
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

const [folder = '', port = ''] = process.argv.slice(2);
const { createApp } = createRequire(path.join(folder, 'package.json'))(
  path.join(folder, 'lib/emulator/auth/server.js'),
);
const app = await createApp('demo-project', 0);
app.listen(Number(port), '127.0.0.1', () => console.log('listening'));
process.stdin.on('close', () => process.exit()).resume();

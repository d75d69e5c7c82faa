// Prepares a clone: installs the locked packages when they are missing or changed, and with the word
// "build" also builds the web app and bundles the server when their sources changed. CommonJS without
// dependencies, since it must run under Node 20 on an empty folder.
'use strict';
const { createHash } = require('node:crypto');
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '..');
const modules = path.join(root, 'node_modules');
const stampFile = path.join(modules, '.fieldhouse-setup');
const lockFolder = path.join(root, '.setup-lock');
const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const exe = process.platform === 'win32' ? '.exe' : '';
const ownNode = path.join(modules, `node-${platform}`, 'bin', `node${exe}`);

function fail(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

function sha256OfFiles(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file));
  return hash.digest('hex');
}

function filesUnder(folder) {
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Node to run tools with: the project's own, or the one in use where no package for this platform exists. */
function toolNode() {
  return fs.existsSync(ownNode) ? ownNode : process.execPath;
}

function install() {
  const wanted = `${sha256OfFiles([path.join(root, 'package-lock.json')])} ${platform}`;
  const hasNode = fs.existsSync(ownNode) || Number(process.versions.node.split('.')[0]) >= 24;
  if (read(stampFile) === wanted && hasNode) return;
  const npm = process.env.npm_execpath;
  if (!npm) fail('Start this through npm: "npm start" or "npm test".');
  process.stdout.write('Installing packages (once; about half a minute) …\n');
  const args = [npm, 'ci', '--include=optional', '--include=dev', '--prefer-offline', '--loglevel=error'];
  args.push('--fetch-retries=1', '--fetch-retry-mintimeout=500', '--no-audit', '--no-fund');
  const result = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (result.status !== 0) {
    fail(
      'The packages could not be installed. Check the network connection, then run the same command again.',
    );
  }
  if (!fs.existsSync(ownNode) && Number(process.versions.node.split('.')[0]) < 24) {
    fail(
      `No Node.js 24 package exists for ${platform}. Install Node.js 24 or later, then run the same command again.`,
    );
  }
  fs.writeFileSync(stampFile, wanted);
}

function buildWeb() {
  const web = path.join(root, 'apps', 'web');
  const built = path.join(web, 'dist', '.built-from');
  const sources = [
    ...['src', 'worker', 'tools', 'public'].flatMap((folder) => filesUnder(path.join(web, folder))),
    ...filesUnder(path.join(root, 'packages')).filter((file) => !file.includes('node_modules')),
    path.join(web, 'vite.config.ts'),
    path.join(web, 'index.html'),
    path.join(root, 'package-lock.json'),
  ];
  const wanted = sha256OfFiles(sources.filter((file) => fs.existsSync(file)));
  if (read(built) === wanted) return;
  process.stdout.write('Building the web app …\n');
  const vite = path.join(modules, 'vite', 'bin', 'vite.js');
  const result = spawnSync(toolNode(), [vite, 'build', '--logLevel', 'warn'], { cwd: web, stdio: 'inherit' });
  if (result.status !== 0) fail('The web app could not be built. The messages above say why.');
  fs.writeFileSync(built, wanted);
}

function bundleServer() {
  const bundle = path.join(root, 'apps', 'server', 'tools', 'bundle.ts');
  const result = spawnSync(toolNode(), [bundle], { cwd: root, stdio: 'inherit' });
  if (result.status !== 0) fail('The server could not be bundled. The messages above say why.');
}

/** One setup at a time per clone: two installs at once would delete each other's files. */
function withLock(work) {
  const deadline = Date.now() + 10 * 60_000;
  for (;;) {
    try {
      fs.mkdirSync(lockFolder);
      break;
    } catch {
      const holder = Number(read(path.join(lockFolder, 'pid')));
      if (holder && !isRunning(holder)) fs.rmSync(lockFolder, { recursive: true, force: true });
      else if (Date.now() > deadline)
        fail(`Another setup is running (folder ${lockFolder}). Wait for it, or delete that folder.`);
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  }
  fs.writeFileSync(path.join(lockFolder, 'pid'), String(process.pid));
  const release = () => fs.rmSync(lockFolder, { recursive: true, force: true });
  process.on('exit', release);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  work();
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

withLock(() => {
  install();
  if (!process.argv.includes('build')) return;
  buildWeb();
  bundleServer();
});

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Everything one scenario needs, below one temporary folder. */
export interface Scratch {
  /** A home without any settings of the user. */
  readonly home: string;
  /** The action as a release has it: action.yml and dist/, nothing else. */
  readonly action: string;
  /** A stand-in for actions/upload-artifact that copies to `artifacts`. */
  readonly uploadArtifact: string;
  /** A stand-in for actions/download-artifact that copies from there. */
  readonly downloadArtifact: string;
  readonly artifacts: string;
  /** Makes a git repository with these files committed on main. */
  createRepository(files: Readonly<Record<string, string>>): string;
  /** Puts an uploaded folder aside for a later run, and says where. */
  keep(artifact: string): string;
  remove(): void;
}

const uploadStandIn = `name: upload stand-in
description: Copies a path into a folder.
inputs:
  name: {description: name, required: true}
  path: {description: path, required: true}
runs:
  using: composite
  steps:
    - shell: bash
      env:
        NAME: \${{ inputs.name }}
        FROM: \${{ inputs.path }}
      run: mkdir -p "$ARTIFACTS" && cp -R "$FROM" "$ARTIFACTS/$NAME"
`;

const downloadStandIn = `name: download stand-in
description: Copies folders by name or pattern.
inputs:
  name: {description: name, required: false}
  pattern: {description: pattern, required: false}
  path: {description: path, required: true}
  run-id: {description: run, required: false}
  github-token: {description: token, required: false}
runs:
  using: composite
  steps:
    - shell: bash
      env:
        NAME: \${{ inputs.name }}
        PATTERN: \${{ inputs.pattern }}
        TO: \${{ inputs.path }}
      run: |
        mkdir -p "$TO"
        if [ -n "$NAME" ]; then cp -R "$ARTIFACTS/$NAME/." "$TO"; fi
        if [ -n "$PATTERN" ]; then cp -R "$ARTIFACTS"/$PATTERN "$TO"; fi
`;

/** Makes a scratch folder around a copy of the built action. */
export function createScratch(repository: string): Scratch {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agent-bench-runner-')));
  const inside = (name: string): string => join(folder, name);
  writeFiles(folder, { 'home/.config/act/actrc': '', 'upload/action.yml': uploadStandIn });
  writeFiles(folder, { 'download/action.yml': downloadStandIn });
  copyAction(repository, inside('action'));
  return {
    home: inside('home'),
    action: inside('action'),
    uploadArtifact: inside('upload'),
    downloadArtifact: inside('download'),
    artifacts: inside('artifacts'),
    createRepository(files) {
      writeFiles(inside('work'), files);
      commitAll(inside('work'), inside('home'));
      return inside('work');
    },
    keep(artifact) {
      cpSync(join(inside('artifacts'), artifact), inside('kept'), { recursive: true });
      return inside('kept');
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Copies what a release of the action has. */
export function copyAction(repository: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of ['action.yml', 'dist']) {
    cpSync(join(repository, name), join(folder, name), { recursive: true });
  }
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

function commitAll(folder: string, home: string): void {
  const who = ['-c', 'user.name=test', '-c', 'user.email=test@example.invalid'];
  const env = { PATH: process.env['PATH'], HOME: home, GIT_CONFIG_NOSYSTEM: '1' };
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '-A'],
    ['commit', '-q', '--allow-empty', '-m', 'all'],
    ['update-ref', 'refs/remotes/origin/main', 'HEAD'],
  ]) {
    execFileSync('git', [...who, ...args], { cwd: folder, env });
  }
}

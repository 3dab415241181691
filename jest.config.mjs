if (Number(process.versions.node.split('.')[0]) < 24) {
  throw new Error(
    `Node 24 or newer is needed, this is ${process.version}: run "npm ci" and "npm test" (linux-x64 gets Node 24 from npm), or install Node 24`,
  );
}

export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {}, // Jest erases the types itself with Node's stripTypeScriptTypes
  testTimeout: 60_000, // Real processes on a busy machine take their time
  coverageProvider: 'v8',
  reporters: ['default', '<rootDir>/tests/support/closing-line.mjs'],
};

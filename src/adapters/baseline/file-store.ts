import type { BaselineStore } from '../../app/ports.ts';
import { broken, missing, wordsOf } from './answers.ts';
import { readRecord } from './read-record.ts';

export interface FileStoreOptions {
  /** The committed text: from disk, or on a pull request from its base commit. Null when there is none. */
  readonly read: () => Promise<string | null>;
  /** What a reason calls the file. */
  readonly shownAs: string;
}

/** A baseline that is kept in the repository. Saving does nothing: the user reviews and commits the file. */
export function createFileStore({ read, shownAs }: FileStoreOptions): BaselineStore {
  return {
    find: async () => {
      try {
        const text = await read();
        if (text === null) return missing(`there is no ${shownAs}`);
        const answer = readRecord(text, { name: null, branch: null });
        return answer.kind === 'record'
          ? answer
          : { ...answer, reason: `${shownAs}: ${answer.reason}` };
      } catch (error) {
        return broken(`${shownAs} can not be read: ${wordsOf(error)}`);
      }
    },
    save: () => Promise.resolve(null),
  };
}

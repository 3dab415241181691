/** A file as some commit has it; `unreadable` says in words why it is not known. */
export type FileAtCommit =
  | { readonly kind: 'file'; readonly text: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unreadable'; readonly words: string };

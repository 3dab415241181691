/** SHA-256 in hex; handed in, so that nothing here needs a machine. */
export type Hash = (text: string) => string;

/** What an attempt is, whatever became of it. */
export interface AttemptIdentity {
  readonly attemptId: string;
  readonly trialId: string;
  readonly launchId: string | null;
  readonly target: string;
  readonly model: string;
  readonly turn: number;
  readonly attempt: number;
  readonly promptCharacters: number;
}

/** The same for both sides of the evidence, which compute it apart from each other. */
export function attemptDigest(identity: AttemptIdentity, hash: Hash): string {
  const { attemptId, trialId, launchId, target, model, turn, attempt } = identity;
  const parts = [attemptId, trialId, launchId, target, model, turn, attempt];
  return hash(JSON.stringify([...parts, identity.promptCharacters]));
}

export interface LaunchIdentity {
  readonly launchId: string;
  readonly trialId: string;
  readonly target: string;
  readonly recipe: string;
}

export function launchDigest({ launchId, trialId, target, recipe }: LaunchIdentity, hash: Hash) {
  return hash(JSON.stringify([launchId, trialId, target, recipe]));
}

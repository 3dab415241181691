import type { AttemptState, CallStatus, PlannedTrial } from '../domain/trial.ts';
import type { CallEvent, TrialEvent } from '../domain/event.ts';
import type { BaselineAnswer, BaselineRecord } from '../domain/baseline.ts';
import type { TrialEvidence } from '../domain/evidence.ts';
import type { ReadReply } from '../domain/gateway-reply.ts';
import type { JsonObject } from '../domain/json.ts';
import type { ContainmentLevel, ProcessIdentity, Survivor } from '../domain/launch.ts';
import type { DecodedReply, InvocationMode, ToolOffer } from '../domain/wire.ts';

/** A monotonic clock in milliseconds with a fraction. */
export type Clock = () => number;

/** One Chat Completions request and what its reply is to be read with. */
export interface ChatRequest {
  readonly body: JsonObject;
  readonly mode: InvocationMode;
  readonly tools: readonly ToolOffer[];
  readonly callTimeoutMs: number;
}

/** What one attempt brought; bad news is in `reply.error`, nothing is thrown. */
export interface ChatReply extends Pick<
  CallEvent,
  | 'requestedAtMs'
  | 'sentAtMs'
  | 'headersAtMs'
  | 'endedAtMs'
  | 'reads'
  | 'httpStatus'
  | 'clientStalled'
  | 'connectionReused'
> {
  readonly reply: DecodedReply;
}

/** Performs provider calls for one trial, one physical attempt at a time, without retries. */
export interface ChatClient {
  send(request: ChatRequest, signal: AbortSignal): Promise<ChatReply>;
  close(): Promise<void>;
}

/** A trial's own record of what was observed. */
export interface Ledger {
  append(event: TrialEvent): void;
  read(): TrialEvidence;
  /** The whole database as bytes, for a run that keeps ledgers. */
  serialize(): Uint8Array;
  close(): void;
}

export interface LedgerStore {
  open(): Ledger;
}

/** Who asks for an attempt. */
export interface AttemptContext {
  readonly trialId: string;
  /** The agent process that makes the call; null for the built-in agent. */
  readonly launchId: string | null;
  readonly target: string;
  /** As the request names it. */
  readonly model: string;
  /** The logical call, counted from 1 in its trial. */
  readonly turn: number;
  /** 0 for the first try of a turn, then one more for each retry. */
  readonly attempt: number;
  readonly kind: 'primary' | 'retry';
  readonly promptCharacters: number;
}

/** What an attempt came to. */
export interface AttemptSettlement {
  readonly state: Exclude<AttemptState, 'reserved' | 'running' | 'launch-failed'>;
  readonly status: CallStatus;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
}

/** Who asks for an agent process. */
export interface LaunchContext {
  readonly trialId: string;
  readonly target: string;
  readonly recipe: string;
}

/** What an agent process came to. */
export interface LaunchSettlement {
  readonly state: Exclude<AttemptState, 'reserved' | 'running'>;
  readonly reason: string | null;
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly survivorCount: number;
}

/**
 * The benchmark's durable record of what was intended: launches and attempts, each row chained to the one before.
 * A reservation is on disk when `reserve` or `reserveLaunch` returns; a terminal state never changes.
 */
export interface AttemptJournal {
  reserveLaunch(context: LaunchContext): string;
  /** Durable too: only after it may the process go on to be the agent. */
  startLaunch(
    launchId: string,
    process: ProcessIdentity & { readonly containment: ContainmentLevel },
  ): void;
  settleLaunch(launchId: string, settlement: LaunchSettlement): void;
  reserve(context: AttemptContext): string;
  settle(attemptId: string, settlement: AttemptSettlement): void;
  /** Writes the row that closes the journal; nothing can be reserved any more. */
  seal(): void;
  /** Every row in order, one JSON object each. */
  export(): Iterable<JsonObject>;
  close(): void;
}

/** A provider call as it reaches the gateway, before it is let through. */
export interface GatewayRequest {
  readonly model: string;
  readonly promptCharacters: number;
  /** SHA-256 of the body as the agent sent it: a call that is sent again has the same. */
  readonly bodyHash: string;
  readonly requestedAtMs: number;
}

export type Admission =
  | { readonly kind: 'admitted'; readonly attemptId: string; readonly callTimeoutMs: number }
  | { readonly kind: 'refused'; readonly message: string };

/** One provider call that was let through, after its end. */
export interface GatewayCall
  extends
    Pick<
      CallEvent,
      | 'requestedAtMs'
      | 'sentAtMs'
      | 'headersAtMs'
      | 'endedAtMs'
      | 'reads'
      | 'httpStatus'
      | 'clientStalled'
      | 'connectionReused'
    >,
    Omit<ReadReply, 'marks'> {}

/** Decides about each call that reaches the gateway for one launch, and keeps the record of it. */
export interface GatewayDesk {
  /** Reserved durably when it returns, or refused. */
  admit(request: GatewayRequest): Admission;
  settle(attemptId: string, call: GatewayCall): void;
  /** A request that is no provider call: logged, never counted. */
  noteOther(request: { readonly method: string; readonly path: string }): void;
}

/** One launch's way in. */
export interface GatewayDoor {
  /** Without the version: `http://127.0.0.1:PORT/run/ID`. */
  readonly baseUrl: string;
  /** Valid at this door alone. */
  readonly token: string;
  /** Lets nothing more in, ends what is open as cut off by us, and resolves when every call is settled. */
  close(): Promise<void>;
}

/** What agent processes talk to instead of a provider. It holds the real keys. */
export interface Gateway {
  open(launch: { readonly target: string; readonly desk: GatewayDesk }): GatewayDoor;
  /** The scripted tools of a trial, offered at the same place. */
  openTools(session: ToolSession): ToolDoor;
  readonly port: number;
  /** The Unix socket that a process without a network reaches it by; null where there is none. */
  readonly socketPath: string | null;
  close(): Promise<void>;
}

/** The private surroundings of one launch, all below one folder that only its owner can read. */
export interface AgentPlace {
  readonly workspace: string;
  readonly home: string;
  readonly tmp: string;
  /** Where the agent may leave a report of its own. */
  readonly reportFile: string;
  writeHomeFiles(files: readonly { readonly path: string; readonly content: string }[]): void;
  /** Null when there is none, or none that can be read safely. */
  readReportFile(): string | null;
  /** Removes what could lead out of the workspace and says what kinds of things that were. */
  sweepWorkspace(): Promise<readonly string[]>;
  remove(): void;
}

/** The scripted tools of one trial, as a server offers them. */
export interface ToolSession {
  readonly tools: readonly ToolOffer[];
  /** What a call is told; an error is told to the model too. */
  answer(name: string, values: JsonObject): { readonly content: string; readonly isError: boolean };
}

/** One trial's way to its tools. */
export interface ToolDoor {
  readonly url: string;
  readonly token: string;
  close(): Promise<void>;
}

/** An agent process to be started. */
export interface LaunchSpec {
  /** Put into the environment of the process as a marker that its children inherit. */
  readonly launchId: string;
  /** Absolute path of a regular file. */
  readonly executable: string;
  readonly args: readonly string[];
  /** The whole environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  /** With a gateway socket, the process has no network but a loopback on which this port leads there. */
  readonly network: { readonly socketPath: string; readonly port: number } | null;
}

/** How an agent process ended. */
export interface LaunchEnd {
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** False when we ended it. */
  readonly endedItself: boolean;
  /** The process could not become the agent, in words; null when it did. */
  readonly launchFault: string | null;
  /** What it wrote, cut to its last 16 MiB; whole lines. */
  readonly stdout: string;
  /** The last 64 KiB. */
  readonly stderr: string;
  readonly survivors: readonly Survivor[];
  /** False when it could not be proven that nothing is left. */
  readonly proven: boolean;
  readonly startedAtMs: number;
  readonly endedAtMs: number;
}

/** Starts agent processes, each in a containment that nothing of it outlives. */
export interface ProcessHost {
  readonly containment: ContainmentLevel;
  /**
   * Runs one process to its end. `started` is called while the process still waits at its gate; when it throws,
   * the agent never runs. The signal ends the process tree: at once after a short grace for the reason `cancel`,
   * after a longer one for any other.
   */
  launch(
    spec: LaunchSpec,
    started: (process: ProcessIdentity) => void,
    signal: AbortSignal,
  ): Promise<LaunchEnd>;
}

/** The agent program of a target, found once for the whole run. */
export interface AgentProgram {
  readonly executable: string;
  /** The arguments that the config gives, before those of the recipe. */
  readonly args: readonly string[];
  /** The PATH that the agent gets. */
  readonly path: string;
  /** As the program itself says; null when it does not. */
  readonly version: string | null;
  /** A `containment` failure when the file is not the one that was found. */
  check(): void;
}

/** Everything that agent processes of one side run with. */
export interface AgentParts {
  readonly gateway: Gateway;
  readonly processes: ProcessHost;
  readonly openPlace: (trialId: string) => AgentPlace;
  readonly openTools: (session: ToolSession) => Promise<ToolDoor>;
  readonly programOf: (target: string) => AgentProgram;
  /** Variables of the harness that may be passed on. */
  readonly inherited: Readonly<Record<string, string | undefined>>;
  readonly gatewayNetwork: () => LaunchSpec['network'];
}

/** Where the report grows while the run goes on, and where it ends. */
export interface ReportSink {
  appendTrial(line: string): void;
  /** Replaces a file of the unfinished bundle. */
  write(name: string, content: string | Uint8Array): void;
  /** Every file written so far, for the final scan. */
  files(): Iterable<{ readonly name: string; readonly content: string }>;
  /** Moves the finished bundle into place and returns its path. */
  commit(): string;
}

/** Keeps baselines. It never throws and answers within its own deadline: what is wrong with it is a reason. */
export interface BaselineStore {
  find(): Promise<BaselineAnswer>;
  /** Null when it is saved, else why not, in words. */
  save(record: BaselineRecord): Promise<string | null>;
}

export type { BaselineAnswer };
export type { SchemaCheck } from '../domain/json.ts';

/** What happened in the run, for whoever shows progress. */
export interface Progress {
  planned(total: number): void;
  trialEnded(trial: PlannedTrial, state: string, reason: string | null): void;
  note(text: string): void;
}

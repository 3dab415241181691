import type { ServerResponse } from 'node:http';
import type { Protocol } from '../../../domain/config-names.ts';
import type { ReplyHead } from '../../../domain/wire.ts';
import { createUsageChunkFilter, type UsageChunkFilter } from '../../../core/wire/usage-chunk.ts';
import { agentHeaders } from './headers.ts';
import { sendError, type OwnError } from './own-replies.ts';

/** The agent's side of a call that is forwarded. */
export interface AgentReply {
  /** Leaves with the next write, which may be an empty one. */
  head(head: ReplyHead): void;
  /** Passes one read on at once; false when the agent is slow and nothing more should be read until `onDrain`. */
  write(bytes: Uint8Array): boolean;
  /** Ends the reply, with its last bytes, as the provider ended it. */
  end(last: Uint8Array): void;
  /** Answers in place of a provider that did not. */
  refuse(error: OwnError): void;
  /** Closes the connection as it stands. */
  destroy(): void;
}

export interface AgentReplyOptions {
  readonly response: ServerResponse;
  readonly protocol: Protocol;
  /** The request was made to ask for usage, which the agent did not. */
  readonly hidesUsage: boolean;
  /** The agent closed its connection before the reply was over. */
  readonly onGone: () => void;
  readonly onDrain: () => void;
}

/** Passes a reply on as it comes, but for the usage that the agent did not ask for. */
export function createAgentReply(options: AgentReplyOptions): AgentReply {
  const { response, protocol, hidesUsage, onGone, onDrain } = options;
  let filter: UsageChunkFilter | null = null;
  let isHeadSent = false;

  /** True unless the agent is slow. */
  function send(bytes: Uint8Array): boolean {
    if (bytes.length > 0) return response.write(bytes);
    if (!isHeadSent) response.flushHeaders();
    return true;
  }

  response.on('error', () => {});
  response.on('drain', onDrain);
  response.on('close', () => {
    if (!response.writableFinished) onGone();
  });

  return {
    head({ status, headers }) {
      if (response.destroyed) return;
      filter = hidesUsage && isFilterable(status, headers) ? createUsageChunkFilter() : null;
      response.sendDate = false;
      response.writeHead(status, agentHeaders(headers, { bodyChanges: filter !== null }));
    },
    /** Node would send what is written only after the present run, for the case that there is more. */
    write(bytes) {
      if (response.destroyed) return true;
      const { socket } = response;
      socket?.cork();
      const goesOn = send(filter === null ? bytes : filter.push(bytes));
      socket?.uncork();
      isHeadSent = true;
      return goesOn;
    },
    end(last) {
      if (filter === null) return void response.end(last);
      send(filter.push(last));
      response.end(filter.end());
    },
    refuse: (error) => sendError(response, protocol, error),
    destroy: () => void response.destroy(),
  };
}

/** A body that was compressed although nobody asked for it is passed on as it is. */
function isFilterable(status: number, headers: ReplyHead['headers']): boolean {
  const encoding = (headers['content-encoding'] ?? '').trim().toLowerCase();
  return status >= 200 && status <= 299 && (encoding === '' || encoding === 'identity');
}

import { DropDeadLetterDto } from '../dead-letters/drop-dead-letter.controller.ts';
import { ListDeadLettersDto } from '../dead-letters/list-dead-letters.controller.ts';
import { pageBytes } from '../http/limits.ts';
import type { Operation } from './operation.ts';
import { letters, noFields } from './operation-parts.ts';

/** Operations on dead letters, parked streams and followers. */
export const repairOperations: readonly Operation[] = [
  {
    id: 'listDeadLetters',
    method: 'get',
    path: letters,
    tag: 'Dead letters',
    summary: 'List dead letters',
    description: 'Oldest first. Without `status`, undecided ones only.',
    query: ListDeadLettersDto,
    answers: { 200: { description: 'One page, oldest first.', schema: 'DeadLetterPage', pageBytes } },
    problems: ['validation_failed'],
  },
  {
    id: 'getDeadLetter',
    method: 'get',
    path: `${letters}/{letter_id}`,
    tag: 'Dead letters',
    summary: 'Get a dead letter',
    description: 'With the message itself and its headers.',
    answers: { 200: { description: 'The letter and its message.', schema: 'OpenedDeadLetter' } },
    problems: ['dead_letter_not_found'],
  },
  {
    id: 'replayDeadLetter',
    method: 'post',
    path: `${letters}/{letter_id}/replay`,
    tag: 'Dead letters',
    summary: 'Send a dead letter to its topic again',
    description: 'Sends the message to its topic again. If it fails again, it becomes another dead letter.',
    body: noFields,
    answers: { 200: { description: 'The letter.', schema: 'DeadLetter' } },
    problems: ['dead_letter_not_found', 'dead_letter_settled'],
  },
  {
    id: 'dropDeadLetter',
    method: 'post',
    path: `${letters}/{letter_id}/drop`,
    tag: 'Dead letters',
    summary: 'Drop a dead letter',
    description: 'The message is not handled. The reason is stored with the decision.',
    body: { shape: DropDeadLetterDto },
    answers: { 200: { description: 'The letter.', schema: 'DeadLetter' } },
    problems: ['dead_letter_not_found', 'dead_letter_settled'],
  },
  {
    id: 'listFollowers',
    method: 'get',
    path: '/v1/operator/followers',
    tag: 'Parked streams',
    summary: 'List followers of the event store',
    description: 'How many events of its streams each follower has not handled, by its last saved position.',
    answers: { 200: { description: 'All followers.', schema: 'FollowerList' } },
  },
  {
    id: 'listParkedStreams',
    method: 'get',
    path: '/v1/operator/parked',
    tag: 'Parked streams',
    summary: 'List parked streams',
    description: 'Each follower continues with other streams while one is parked.',
    answers: { 200: { description: 'The streams.', schema: 'ParkedStreamList' } },
  },
  {
    id: 'releaseParkedStream',
    method: 'post',
    path: '/v1/operator/parked/{follower}/{stream}/release',
    tag: 'Parked streams',
    summary: 'Release a parked stream',
    description: 'The follower handles the stream again from the event that failed.',
    body: noFields,
    answers: { 202: { description: 'The stream.', schema: 'ParkedStream' } },
    problems: ['parked_stream_not_found'],
  },
];

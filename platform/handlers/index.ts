import { tellOfBin, tellOfClosing } from '../identity/access/openInstitute';
import { changePlan } from '../identity/access/changePlan';
import { planAsBefore, restorePlan } from '../identity/access/restorePlan';
import { guardUser } from './guardUser';
import { guardRole } from './guardRole';
import { addMembers, guardBatch, holdSeat } from './batches';
import { followGroup, guardPost, joinGroup, nameFollower, nameMember } from './community';
import { completeSubscription, enroll } from './enrolment';
import { guardHours, guardWeek } from './hours';
import { openInstitute } from './institutes';
import { convertLead } from './leads';
import type { Handler } from '../records/handler';
import { closeContentOwner, guardReport, hideReported, showReported, clearReports } from './moderation';
import { makeRows } from './makeRows';
import { sendInvitation, sendPasswordLink } from './links';
import { tell } from './tell';
import type { JobRunner } from '../records/after/work';
import { endSessions, syncUser } from './sessions';
import { guardQuestion, guardSection, guardTest } from './tests';

/** The named functions that declarations may call. A declaration that names another does not start. */
export const HANDLERS = { guardUser, guardRole, syncUser, endSessions, sendInvitation, sendPasswordLink, openInstitute, changePlan, planAsBefore, restorePlan, tellOfBin, tellOfClosing, closeContentOwner, guardReport, hideReported, showReported, clearReports, enroll, completeSubscription, guardBatch, holdSeat, addMembers, makeRows, guardHours, guardWeek, guardTest, guardSection, guardQuestion, nameMember, followGroup, guardPost, joinGroup, nameFollower, convertLead } as const satisfies Readonly<Record<string, Handler>>;

/** What follows changes by itself, by name: `tell` of every step that tells people, others of steps that name them. */
export const JOBS = { tell } as const satisfies Readonly<Record<string, JobRunner>>;

/** The names of those that declarations may name. */
export const JOB_NAMES: readonly string[] = Object.keys(JOBS).filter((name) => name !== 'tell');

/** The names, for the loader to check declarations against. */
export const HANDLER_NAMES: readonly string[] = Object.keys(HANDLERS);

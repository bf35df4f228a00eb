import * as calls from '../../../src/customPages/webBuilder/calls';
import { answer } from '../../calls/answer';
import { issueTicketUpload } from '../../files/issue';
import { kindRule } from '../../files/kinds';
import { failure } from '../../kernel/errors';
import { beginSite } from './begin';
import { createDraft, readAboutPage, readDraft, saveDraft, writeAboutPage } from './drafts';
import { noteEditing } from './editing';
import { issueTicket } from './preview';
import { listPublished, publish, readOne, readPublished, restore, takeDown } from './publishing';
import { readSeoSettings, writeSeoSettings } from './seoSettings';
import { shownSite } from './shownSite';

/** The site of an institute: its draft, what everybody sees, and what search engines are told (part 2 §7). */
export const answers = [
  answer(calls.readSiteUpload, async (asked) => {
    const { context, actor, owner } = await beginSite(asked);
    const { type, name } = asked.input;
    const kind = UPLOADS.get(type);
    if (kind === undefined) throw failure({ reason: 'noUploadKind', params: { kind: type }, details: { known: [...UPLOADS.keys()] } });
    return issueTicketUpload({ context, rule: kindRule(kind)!, body: { fileName: name }, instituteId: owner, userId: actor.id, by: actor.sessionId });
  }),
  answer(calls.createSite, async (asked) => createDraft(await beginSite(asked), asked.input.configuration)),
  answer(calls.saveSite, async (asked) => saveDraft(await beginSite(asked), asked.input.configuration)),
  answer(calls.readSite, async (asked) => (asked.input.isPublished === true ? readPublished(await beginSite(asked)) : readDraft(await beginSite(asked)))),
  answer(calls.readAbout, async (asked) => readAboutPage(await beginSite(asked))),
  answer(calls.writeAbout, async (asked) => writeAboutPage(await beginSite(asked), asked.input.page)),
  answer(calls.publishSite, async (asked) => publish(await beginSite(asked), asked.input.note)),
  answer(calls.takeSiteDown, async (asked) => takeDown(await beginSite(asked))),
  answer(calls.listKept, async (asked) => listPublished(await beginSite(asked))),
  answer(calls.readKept, async (asked) => readOne(await beginSite(asked), asked.input.number)),
  answer(calls.restoreKept, async (asked) => {
    const call = await beginSite(asked);
    if (asked.input.number === null) throw failure({ code: 'VALIDATION', problems: { number: { code: 'required' } } });
    return restore(call, asked.input.number);
  }),
  answer(calls.readShown, async (asked) => shownSite(await beginSite(asked))),
  answer(calls.openPreview, async (asked) => issueTicket(await beginSite(asked))),
  answer(calls.tellEditing, async (asked) => noteEditing(await beginSite(asked), asked.input.isLeaving === true)),
  answer(calls.readSeo, async (asked) => readSeoSettings(await beginSite(asked), asked.input)),
  answer(calls.writeSeo, async (asked) => writeSeoSettings(await beginSite(asked), asked.input, asked.sent)),
];

/** What is uploaded for a site, and as which kind of file it is kept. */
const UPLOADS: ReadonlyMap<string, 'institute' | 'video'> = new Map([['image', 'institute'], ['video', 'video']]);

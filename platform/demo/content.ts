import { demoBanners, type DemoBanner } from './banners';
import { demoBranches } from './branches';
import { demoLanguages, demoMembershipFeatures, demoMembershipGroups, demoMemberships, demoTokenRates } from './catalogue';
import { demoCategories, demoCategoryGroups } from './categories';
import { demoForum } from './community';
import { demoComments, demoDoubts, demoReports } from './conversation';
import { demoCourses, demoSubscriptions } from './courses';
import { demoCoupons } from './coupons';
import { createDemoClock } from './dates';
import { demoInstitutions } from './institutes';
import { demoIntegrations } from './integrations';
import { demoPrompts } from './prompts';
import { demoLicences } from './licences';
import { demoPeople, type DemoPerson } from './people';
import { demoRoles, withProfiles } from './roles';
import { demoSections } from './sections';
import { demoSettings } from './settings';
import { demoSeoPages, demoTemplates } from './site';
import { demoSubjects, demoTopics } from './subjects';

/** A record as it is on the wire, by field names; what is left out takes its default. */
export type DemoRecord = { readonly id: string; readonly createdAt: string; readonly updatedAt: string } & Readonly<Record<string, unknown>>;

/** All of the demo content. The order of `records` is one in which references always point backwards. */
export interface DemoContent {
  readonly records: readonly { readonly resource: string; readonly rows: readonly DemoRecord[] }[];
  readonly people: readonly DemoPerson[];
  readonly banners: readonly DemoBanner[];
}

/**
 * The content, from nothing but the day: two calls on one day give the same.
 * @param now milliseconds since 1970
 */
export function demoContent({ now }: { now: number }): DemoContent {
  const clock = createDemoClock(now);
  const roles = demoRoles(clock);
  const people = withProfiles({ people: demoPeople(clock), roles });
  const { sections, topics: sectionTopics } = demoSections(clock);
  const institutes = demoInstitutions(clock);
  const topics = demoTopics({ clock, sections });
  const subjects = demoSubjects(clock);
  const courses = demoCourses({ clock, people, subjects });
  const banners = demoBanners({ clock, courses });
  const comments = demoComments({ clock, people, topics });
  const forum = demoForum({ clock, people });
  const records: DemoContent['records'] = [
    { resource: 'membershipFeature', rows: demoMembershipFeatures(clock) },
    { resource: 'membership', rows: demoMemberships(clock) },
    { resource: 'institution', rows: institutes },
    { resource: 'language', rows: demoLanguages(clock) },
    { resource: 'membershipGroup', rows: demoMembershipGroups(clock) },
    { resource: 'aiTokenRate', rows: demoTokenRates(clock) },
    { resource: 'aiPrompt', rows: demoPrompts(clock) },
    { resource: 'licence', rows: demoLicences({ clock, institutes }) },
    { resource: 'category', rows: demoCategories(clock) },
    { resource: 'categoryGroup', rows: demoCategoryGroups(clock) },
    { resource: 'role', rows: roles.map(({ record }) => record) },
    { resource: 'user', rows: people.map((person) => person.record) },
    { resource: 'branch', rows: demoBranches({ clock, people }) },
    { resource: 'coupon', rows: demoCoupons(clock) },
    { resource: 'subject', rows: subjects },
    { resource: 'section', rows: sections },
    { resource: 'sectionTopic', rows: sectionTopics },
    { resource: 'topic', rows: topics },
    { resource: 'course', rows: courses },
    { resource: 'banner', rows: banners.map((banner) => banner.record) },
    { resource: 'subscription', rows: demoSubscriptions({ clock, people, courses }) },
    { resource: 'comment', rows: comments },
    { resource: 'doubt', rows: demoDoubts({ clock, people, topics }) },
    { resource: 'contentReport', rows: demoReports({ people, comments }) },
    { resource: 'group', rows: forum.groups },
    { resource: 'groupMember', rows: forum.members },
    { resource: 'forumPost', rows: forum.posts },
    { resource: 'forumResponse', rows: forum.responses },
    { resource: 'follower', rows: forum.followers },
    { resource: 'seoPage', rows: demoSeoPages({ clock, courses }) },
    { resource: 'emailTemplate', rows: demoTemplates(clock) },
    { resource: 'integration', rows: demoIntegrations(clock) },
    ...demoSettings(clock),
  ];
  return { records: records.map(({ resource, rows }) => ({ resource, rows: rows.map(inOrder) })), people, banners };
}

/** Made first, then changed, whichever minutes of one day were drawn. */
function inOrder(row: DemoRecord): DemoRecord {
  return row.updatedAt < row.createdAt ? { ...row, updatedAt: row.createdAt } : row;
}

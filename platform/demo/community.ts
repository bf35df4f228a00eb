import type { DemoRecord } from './content';
import type { DemoClock } from './dates';
import { busyInstitutes } from './institutes';
import { staffOf, type DemoPerson } from './people';
import { createRandom, demoId, type Random } from './random';

/** The forum: rows of each of its modules. */
interface DemoForum {
  readonly groups: readonly DemoRecord[];
  readonly members: readonly DemoRecord[];
  readonly posts: readonly DemoRecord[];
  readonly responses: readonly DemoRecord[];
  readonly followers: readonly DemoRecord[];
}

interface Input {
  readonly clock: DemoClock;
  readonly people: readonly DemoPerson[];
}

/** Two groups of each institute, one of them larger; who is in them, what is written there, and who follows whom. */
export function demoForum({ clock, people }: Input): DemoForum {
  const random = createRandom('forum');
  const forum = { groups: [] as DemoRecord[], members: [] as DemoRecord[], posts: [] as DemoRecord[], responses: [] as DemoRecord[], followers: [] as DemoRecord[] };
  for (const [at, { id: instituteId }] of busyInstitutes().entries()) {
    const learners = people.filter((person) => person.instituteId === instituteId && person.role === 'student').map(({ record }) => record);
    const staff = staffOf({ people, instituteId }).map(({ record }) => record);
    if (learners.length === 0 || staff.length === 0) continue;
    for (const nth of [0, 1]) {
      const made = -150 + at * 5 + nth * 40;
      const [name, description] = GROUPS[(at * 2 + nth) % GROUPS.length]!;
      const group = { id: demoId({ kind: 'group', index: at * 2 + nth }), instituteId, name, description, courseId: null, joining: nth === 0 ? 'asked' : 'open', isClosed: nth === 1 && at % 4 === 3, createdAt: clock.instant(made, 610), updatedAt: clock.instant(made + 3, 640) };
      forum.groups.push(group);
      const members = membersOf({ group, learners, moderator: staff[nth % staff.length]!, made, clock, random, first: forum.members.length });
      forum.members.push(...members);
      const writers = members.filter(({ status }) => status === 'approved').map(({ userId }) => String(userId));
      const written = postsOf({ group, writers, clock, random, first: { posts: forum.posts.length, responses: forum.responses.length } });
      forum.posts.push(...written.posts);
      forum.responses.push(...written.responses);
    }
    forum.followers.push(...followersOf({ instituteId, learners, followed: staff[0]!, clock, first: forum.followers.length }));
  }
  return forum;
}

interface Members {
  readonly group: DemoRecord;
  readonly learners: readonly DemoRecord[];
  readonly moderator: DemoRecord;
  readonly made: number;
  readonly clock: DemoClock;
  readonly random: Random;
  readonly first: number;
}

/** A moderator and learners; of those that ask, a few wait and one was declined. */
function membersOf({ group, learners, moderator, made, clock, random, first }: Members): DemoRecord[] {
  const all = [moderator, ...random.shuffled(learners).slice(0, 7)];
  return all.map((person, place) => {
    const status = group['joining'] === 'asked' && place === all.length - 1 ? 'asked' : group['joining'] === 'asked' && place === 5 ? 'declined' : 'approved';
    const day = status === 'asked' ? -1 : Math.min(-2, made + 1 + place * 3);
    return {
      id: demoId({ kind: 'groupMember', index: first + place }), instituteId: group['instituteId'], name: person['name'], groupId: group.id, isGroupClosed: group['isClosed'], userId: person.id, part: place === 0 ? 'moderator' : 'member', note: status === 'asked' ? 'I am in the morning batch and would like to learn with you.' : null, status,
      decidedAt: status === 'asked' ? null : clock.instant(day, 900), decidedById: status === 'asked' ? null : moderator.id, createdAt: clock.instant(day, 620 + place * 11), updatedAt: clock.instant(day, status === 'asked' ? 620 + place * 11 : 900),
    };
  });
}

interface Written {
  readonly group: DemoRecord;
  readonly writers: readonly string[];
  readonly clock: DemoClock;
  readonly random: Random;
  readonly first: { readonly posts: number; readonly responses: number };
}

function postsOf({ group, writers, clock, random, first }: Written): { posts: DemoRecord[]; responses: DemoRecord[] } {
  const responses: DemoRecord[] = [];
  const posts = random.shuffled(POSTS).slice(0, 4).map(([text, hiddenFor, ...answers], place) => {
    const day = -2 - random.between(0, 30);
    const id = demoId({ kind: 'forumPost', index: first.posts + place });
    for (const [nth, answer] of answers.entries()) {
      const at = clock.instant(day + 1, 560 + nth * 45);
      responses.push({ id: demoId({ kind: 'forumResponse', index: first.responses + responses.length }), instituteId: group['instituteId'], text: answer, postId: id, authorId: random.pick(writers), createdAt: at, updatedAt: at });
    }
    return { id, instituteId: group['instituteId'], text, groupId: group.id, isGroupClosed: group['isClosed'], authorId: random.pick(writers), contents: [], isHidden: hiddenFor !== null, hiddenFor, createdAt: clock.instant(day, random.between(500, 1200)), updatedAt: clock.instant(day, 1250) };
  });
  return { posts, responses };
}

/** Some learners follow a teacher and one another; one was shut out. */
function followersOf({ instituteId, learners, followed, clock, first }: { readonly instituteId: string; readonly learners: readonly DemoRecord[]; readonly followed: DemoRecord; readonly clock: DemoClock; readonly first: number }): DemoRecord[] {
  return learners.slice(0, 4).map((learner, place) => {
    const at = clock.instant(-60 + place * 9, 700 + place * 21);
    return { id: demoId({ kind: 'follower', index: first + place }), instituteId, name: learner['name'], userId: followed.id, followerId: learner.id, note: place === 3 ? 'Wrote rude answers' : null, isBlocked: place === 3, createdAt: at, updatedAt: at };
  });
}

const GROUPS: readonly (readonly [name: string, description: string])[] = [
  ['Study circle', 'Who wants to learn together in the evening meets here.'],
  ['Toppers of last year', 'Those who have passed tell how they prepared.'],
  ['Mathematics, every day a problem', 'One problem a day, solutions the next morning.'],
  ['English speaking club', 'Short talks, and corrections that help.'],
  ['Current affairs', 'News of the week and what examiners may ask of it.'],
  ['Parents and learners', 'Dates, results and what parents want to know.'],
  ['Biology diagrams', 'Drawings to learn from, made by learners.'],
];

/** Each with why it is hidden, where it is, and what was answered. */
const POSTS: readonly (readonly [text: string, hiddenFor: string | null, ...answers: string[]])[] = [
  ['How do you plan the last four weeks before the examination?', null, 'Two papers a week, and a whole day for what went wrong.', 'I repeat my own notes only, no new books.'],
  ['Who has the timetable of next month?', null, 'It stands in the app since yesterday.'],
  ['Today’s problem: how many digits has 2 to the power of 100?', null, 'Thirty-one.', 'Use logarithms: 100 times 0.30103, and one more.'],
  ['Selling last year’s books at half the price, call me', 'Advertising'],
  ['I have passed! Thank you all, above all for the Sunday sessions.', null, 'Congratulations!', 'Tell us how you did the second paper.'],
  ['Is the live class of Friday recorded?', null, 'Yes, it can be seen the next day.'],
  ['Which book do you use for organic chemistry?', null, 'The notes of the course are enough for the first reading.'],
  ['Could the mock test begin half an hour later for those who travel?', null],
];

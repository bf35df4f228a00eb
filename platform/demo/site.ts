import { languageId } from './catalogue';
import type { DemoRecord } from './content';
import type { DemoClock } from './dates';
import { busyInstitutes } from './institutes';
import { demoId } from './random';

/** What search engines are told of three pages of each institute's site, and of its first course. */
export function demoSeoPages({ clock, courses }: { readonly clock: DemoClock; readonly courses: readonly DemoRecord[] }): DemoRecord[] {
  return busyInstitutes().flatMap((owner, at) => {
    const first = courses.find((course) => course['instituteId'] === owner.id);
    const pages = [
      { page: 'home', pageTitle: `${owner.name}`.slice(0, 60), pageDescription: `Live and recorded courses in ${owner.city}, with doubts answered within the day.`, keywords: ['coaching', owner.city.toLowerCase()] },
      { page: 'courses', pageTitle: `Courses in ${owner.city} and online`, pageDescription: 'School, entrance examinations and languages: what is taught, by whom, and what it costs.', keywords: ['courses', 'online classes'] },
      { page: 'contact', pageTitle: 'Where to find us', pageDescription: `Branches in and around ${owner.city}, with hours and telephone numbers.`, keywords: [] },
      ...(first ? [{ page: 'course', courseId: first.id, pageTitle: String(first['name']).slice(0, 60), pageDescription: String(first['description'] ?? 'What is taught, by whom, and until when.').slice(0, 160), keywords: [] }] : []),
    ];
    return pages.map((page, place) => ({ id: demoId({ kind: 'seoPage', index: at * 4 + place }), instituteId: owner.id, image: null, canonicalUrl: null, isHidden: page.page === 'contact' && at % 5 === 4, ...page, createdAt: clock.instant(-120 + at * 6 + place, 600 + place * 13), updatedAt: clock.instant(-30 + ((at * 3 + place) % 28), 640) }));
  });
}

/** Mails of the institutes: some ready, some being written. */
export function demoTemplates(clock: DemoClock): DemoRecord[] {
  return busyInstitutes().flatMap((owner, at) =>
    [0, 1, 2].map((nth) => {
      const place = (at * 2 + nth) % MAILS.length;
      const [kind, name, subject, text] = MAILS[place]!;
      return {
        id: demoId({ kind: 'emailTemplate', index: at * 3 + nth }), instituteId: owner.id, name, kind, subject, languageId: languageId('en'), content: `<p>Dear learner,</p><p>${text}</p><p>${owner.name}</p>`, isReady: (at + nth) % 3 !== 2,
        createdAt: clock.instant(-160 + at * 9 + nth, 580 + nth * 17), updatedAt: clock.instant(-25 + ((at * 2 + nth) % 23), 700),
      };
    }),
  );
}

const MAILS: readonly (readonly [kind: string, name: string, subject: string, text: string])[] = [
  ['welcome', 'Welcome to the course', 'Your course begins on Monday', 'We are glad that you are here. Your first lesson is on Monday at nine; the link stands in the app.'],
  ['reminder', 'Fees are due', 'Your next instalment is due on the tenth', 'The next instalment is due on the tenth. It can be paid in the app or at any branch.'],
  ['offer', 'Before the festival', 'Ten per cent until Sunday', 'Until Sunday every course costs ten per cent less. The coupon is shown when you pay.'],
  ['news', 'Open house', 'We would like to see you on Saturday', 'On Saturday from ten to four our teachers show how they teach, and answer what you ask.'],
  ['result', 'Results are out', 'Your result is there', 'The result of the last test can be seen in the app, with the solution of each question.'],
  ['news', 'New batch', 'A new batch begins on the first', 'A new morning batch begins on the first. There are forty seats.'],
  ['reminder', 'Live class tomorrow', 'Your live class is tomorrow at six', 'Tomorrow at six we go through the paper of last year. Have it at hand.'],
];

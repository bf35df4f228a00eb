import { describe, expect, it } from 'vitest';
import { shippedDeclarations } from '../../../platform/declarations';
import { daysOf, instantsOf, knownZone } from '../../../platform/features/chat/lists/days';
import { listAsked } from '../../../platform/features/chat/lists/sentence';
import type { Language } from '../../../platform/messages/words/language';
import { createTrustedLoader, type Actor } from '../../../src/schemas';

const loader = createTrustedLoader({ sources: [shippedDeclarations] });
const operator: Actor = { id: 'a', role: 'super_admin', instituteId: null, allowAllInstitutes: true, modules: {} };
const now = new Date('2026-11-25T20:00:00.000Z');

/** Path and filters of the list that a sentence leads to. */
function listOf(language: Language, text: string, reader: Actor = operator): unknown {
  const list = listAsked({ text, language, reader, loader, now, zone: 'UTC' });
  if (!list) return null;
  const [path, query] = list.address.split('?filter=');
  return [path, query === undefined ? null : JSON.parse(decodeURIComponent(query))];
}

const NOVEMBER = { from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' };

const LAST_WEEK = { from: '2026-11-16T00:00:00.000Z', to: '2026-11-23T00:00:00.000Z' };

describe('a sentence', () => {
  it.each<[Language, string, unknown]>([
    ['en', 'Coupons that end this month', ['/app/coupon', { endsAt: NOVEMBER }]],
    ['en', 'show me active private coupons created last week', ['/app/coupon', { status: ['active'], isPrivate: true, createdAt: { from: '2026-11-16T00:00:00.000Z', to: '2026-11-23T00:00:00.000Z' } }]],
    ['en', 'coupons expiring in the next 10 days', ['/app/coupon', { endsAt: { from: '2026-11-25T00:00:00.000Z', to: '2026-12-05T00:00:00.000Z' } }]],
    ['en', 'suspended institutions', ['/app/institution', { status: ['suspended'] }]],
    ['en', 'live classes tomorrow', ['/app/live-schedule-class', { startsAt: { from: '2026-11-26T00:00:00.000Z', to: '2026-11-27T00:00:00.000Z' } }]],
    ['en', 'licences that end this year', ['/app/licence', { endsOn: { from: '2026-01-01', to: '2026-12-31' } }]],
    ['en', 'courses not active', ['/app/courses', { isActive: false }]],
    ['en', 'users', ['/app/user', null]],
    ['fr', 'les coupons qui expirent ce mois', ['/app/coupon', { endsAt: NOVEMBER }]],
    ['fr', 'montre les établissements suspendus', ['/app/institution', { status: ['suspended'] }]],
    ['en', 'how many learners are inactive?', ['/app/students', { status: ['inactive'] }]],
    ['en', 'Which students are inactive?', ['/app/students', { status: ['inactive'] }]],
    ['en', 'learners from Kochi', ['/app/students', { city: 'Kochi' }]],
    ['en', 'inactive learners in New Delhi from last week', ['/app/students', { status: ['inactive'], createdAt: LAST_WEEK, city: 'New Delhi' }]],
    ['en', 'leads from kochi?', ['/app/lead_management', { city: 'kochi' }]],
    ['en', 'learners from last week', ['/app/students', { createdAt: LAST_WEEK }]],
    ['en', 'who are my teachers', ['/app/teacher', null]],
    ['fr', 'combien d’étudiants de Kochi sont inactifs ?', ['/app/students', { status: ['inactive'], city: 'Kochi' }]],
    ['zh', '来自 Kochi 的学员', ['/app/students', { city: 'Kochi' }]],
    ['ja', 'Kochiの受講者', ['/app/students', { city: 'Kochi' }]],
    ['ja', '無効な受講者は何人？', ['/app/students', { status: ['inactive'] }]],
    ['zh', '本月到期的优惠券', ['/app/coupon', { endsAt: NOVEMBER }]],
    ['zh', '显示已停用的学员', ['/app/students', { status: ['inactive'] }]],
    ['ja', '今月終了するクーポン', ['/app/coupon', { endsAt: NOVEMBER }]],
    ['ja', '承認待ちの教育機関を表示', ['/app/institution', { status: ['awaiting'] }]],
  ])('in %s leads to a list: %s', (language, text, wanted) => expect(listOf(language, text)).toEqual(wanted));

  it.each<[Language, string]>([['en', 'learners in the morning'], ['en', 'learners in batches'], ['en', 'how many learners can a batch have?'], ['en', 'how much does a course cost?'], ['fr', 'apprenants de cours'], ['en', 'how do I end a coupon?'], ['en', 'why is the sky blue'], ['en', ''], ['en', 'my couponing'], ['fr', 'comment désactiver un coupon ?'], ['zh', '怎么停用优惠券？'], ['ja', 'クーポンを停止する方法は？']])('in %s asks for none: %s', (language, text) => expect(listOf(language, text)).toBeNull());

  it('calls what a list takes over from another module by that one’s words', () => {
    expect(listAsked({ text: 'learners signed in last week by last sign-in', language: 'en', reader: operator, loader, now, zone: 'UTC' })?.narrowed).toEqual(['Last sign-in: 16–22 Nov 2026']);
  });

  it('leads nowhere without the right to read', () => {
    const reader: Actor = { ...operator, role: 'sub_admin', instituteId: 'i', allowAllInstitutes: false, modules: { coupon: { create: false, read: true, update: false, delete: false } } };
    expect(listOf('en', 'active coupons', reader)).toEqual(['/app/coupon', { status: ['active'] }]);
    expect(listOf('en', 'suspended institutions', reader)).toBeNull();
    expect(listOf('en', 'active coupons', { ...reader, role: 'student' })).toBeNull();
  });
});

describe('a period', () => {
  it.each([
    ['thisWeek', '2026-11-23', '2026-11-29'], ['nextWeek', '2026-11-30', '2026-12-06'], ['lastMonth', '2026-10-01', '2026-10-31'], ['nextMonth', '2026-12-01', '2026-12-31'], ['lastYear', '2025-01-01', '2025-12-31'], ['yesterday', '2026-11-24', '2026-11-24'],
  ] as const)('%s is from %s to %s', (period, from, to) => expect(daysOf({ period, now, zone: 'UTC' })).toEqual({ from, to }));

  it('is that of the reader’s calendar, also where the clocks change in it', () => {
    // It is the 26th already there.
    expect(daysOf({ period: 'today', now, zone: 'Asia/Kolkata' })).toEqual({ from: '2026-11-26', to: '2026-11-26' });
    expect(daysOf({ period: { last: 7 }, now, zone: 'UTC' })).toEqual({ from: '2026-11-19', to: '2026-11-25' });
    expect(instantsOf({ from: '2026-03-01', to: '2026-03-31', zone: 'Europe/Paris' })).toEqual({ from: '2026-02-28T23:00:00.000Z', to: '2026-03-31T22:00:00.000Z' });
    expect([knownZone('Europe/Paris'), knownZone('Nowhere/None'), knownZone(undefined)]).toEqual(['Europe/Paris', 'Asia/Kolkata', 'Asia/Kolkata']);
  });
});

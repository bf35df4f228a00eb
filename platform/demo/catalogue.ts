import type { DemoClock } from './dates';
import type { DemoRecord } from './content';
import { PLAN_MODULES } from './planModules';
import { demoId } from './random';

/** The languages courses are taught in: the operator's list. */
export function demoLanguages(clock: DemoClock): DemoRecord[] {
  return LANGUAGES.map(([code, name, nativeName], index) => ({
    id: languageId(code),
    name,
    nativeName,
    code,
    imageURL: `/files/demo/language/${code}.svg`,
    order: index + 1,
    status: INACTIVE_LANGUAGES.has(code) ? 'inactive' : 'active',
    createdAt: clock.instant(-720, 600 + index),
    updatedAt: clock.instant(-200 + index * 7, 640),
  }));
}

/** Id of a language of the demo content. */
export function languageId(code: string): string {
  return demoId({ kind: 'language', index: LANGUAGES.findIndex(([one]) => one === code) });
}

/** What plans are sold with. */
export function demoMembershipFeatures(clock: DemoClock): DemoRecord[] {
  return FEATURES.map(([name, description], index) => ({
    id: featureId(index),
    name,
    description,
    createdAt: clock.instant(-705 + index * 8, 640),
    updatedAt: clock.instant(-160 + index * 9, 655),
  }));
}

function featureId(index: number): string {
  return demoId({ kind: 'membershipFeature', index });
}

/** The plans an institute can buy; the last is no longer sold. */
export function demoMemberships(clock: DemoClock): DemoRecord[] {
  return MEMBERSHIPS.map(([subscriptionPlan, billingCycle, price, aiToken, shareProfit, isActive], index) => ({
    id: membershipId(index),
    subscriptionPlan,
    billingCycle,
    price,
    aiToken,
    shareProfit,
    isActive,
    featureIds: featuresUpTo(WITH_FEATURES[index]!),
    modules: PLAN_MODULES[index]!,
    createdAt: clock.instant(-700 + index * 30, 660),
    updatedAt: clock.instant(-150 + index * 20, 690),
  }));
}

/** What AI tokens cost: what they did, do, and will. */
export function demoTokenRates(clock: DemoClock): DemoRecord[] {
  return TOKEN_RATES.map(([name, tokens, rupees, isExclusiveTax, from], index) => ({
    id: demoId({ kind: 'aiTokenRate', index }),
    name,
    amount_token: tokens,
    amount_inr: rupees,
    isExclusiveTax,
    startsAt: clock.instant(from),
    createdAt: clock.instant(Math.min(from - 5, -9), 640),
    updatedAt: clock.instant(Math.min(from - 5, -9), 655),
  }));
}

/** Plans sold together, by how often they are billed and whether profit is shared. */
export function demoMembershipGroups(clock: DemoClock): DemoRecord[] {
  return GROUPS.map(([subscriptionPlan, billingCycle, shareProfit, share], index) => ({
    id: demoId({ kind: 'membershipGroup', index }),
    subscriptionPlan,
    planIds: MEMBERSHIPS.flatMap(([, cycle, , , shares], at) => (cycle === billingCycle && shares === shareProfit ? [membershipId(at)] : [])),
    billingCycle,
    shareProfit,
    featureIds: featuresUpTo(index + 3),
    [`${billingCycle}${shareProfit ? 'Shared' : 'NonShared'}Profit`]: share,
    createdAt: clock.instant(-400 + index * 10, 700),
    updatedAt: clock.instant(-90 + index * 5, 720),
  }));
}

export const MEMBERSHIP_COUNT = 6;

/** Id of the plan at this place. */
export function membershipId(index: number): string {
  return demoId({ kind: 'membership', index });
}

/** What the plan at this place is called and costs, in rupees. */
export function membershipOffer(index: number): { readonly title: string; readonly rupees: number } {
  const [title, , rupees] = MEMBERSHIPS[index]!;
  return { title, rupees };
}

const LANGUAGES = [
  ['en', 'English', 'English'], ['hi', 'Hindi', 'हिन्दी'], ['bn', 'Bengali', 'বাংলা'], ['te', 'Telugu', 'తెలుగు'],
  ['mr', 'Marathi', 'मराठी'], ['ta', 'Tamil', 'தமிழ்'], ['ur', 'Urdu', 'اردو'], ['gu', 'Gujarati', 'ગુજરાતી'],
  ['kn', 'Kannada', 'ಕನ್ನಡ'], ['ml', 'Malayalam', 'മലയാളം'], ['or', 'Odia', 'ଓଡ଼ିଆ'], ['pa', 'Punjabi', 'ਪੰਜਾਬੀ'],
  ['as', 'Assamese', 'অসমীয়া'], ['zh', 'Chinese', '中文'], ['fr', 'French', 'Français'], ['ja', 'Japanese', '日本語'],
] as const;
const GROUPS = [
  ['Monthly plans', 'monthly', false, 0], ['Yearly plans', 'yearly', false, 2.5], ['Yearly plans with a share', 'yearly', true, 12.5],
] as const;
const INACTIVE_LANGUAGES = new Set<string>(['zh', 'ja']);

/** Each plan has those of the smaller one, and more; the last two nobody is sold yet. */
const FEATURES = [
  ['Live classes', 'Classes by Zoom or MeritHub, with attendance and recordings.'],
  ['Tests with marking', 'Tests by section, negative marks and results on the day.'],
  ['Doubts', 'Learners ask about a lesson, and faculty answer.'],
  ['Website builder', 'A site of one’s own on the institute’s domain.'],
  ['Reports for branches', 'Sales, admissions and renewals by branch.'],
  ['Own mobile apps', 'Apps under the institute’s name in both stores.'],
  ['Priority support', 'An answer within four hours on working days.'],
  ['Single sign-on', 'Learners sign in with the account of their college.'],
  ['Data in India only', 'Files and databases never leave the country.'],
] as const;
/** How many of them each plan has. */
const WITH_FEATURES = [2, 2, 4, 5, 7, 1] as const;

function featuresUpTo(count: number): string[] {
  return FEATURES.slice(0, count).map((_feature, index) => featureId(index));
}

/** Name, billing cycle, price in rupees, AI tokens a cycle, shares profit, is sold. */
const MEMBERSHIPS = [
  ['Starter', 'monthly', 1499, 500, false, true],
  ['Starter yearly', 'yearly', 14990, 6000, false, true],
  ['Growth', 'monthly', 3999.5, 2500, false, true],
  ['Growth yearly', 'yearly', 39990, 30000, true, true],
  ['Campus: unlimited branches, own website and apps', 'yearly', 149000, 120000, true, true],
  ['Founders’ plan 2023', 'monthly', 999, 0, false, false],
] as const;

const TOKEN_RATES = [
  ['Introductory rate', 1, 0.8, false, -690],
  ['Standard rate', 1, 1, true, -420],
  ['Standard rate after the review', 1, 1.1, true, 75],
] as const;

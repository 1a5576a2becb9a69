/*
 * Words that the code, its comments and its tests do not use, and the standard term for each. The
 * rules behind the list: an engineer who reads English as a second language understands every name
 * and sentence at once, and one thing has one name. Words of the site itself are in
 * docs/glossary.md, and apps/portal/src/testing/wording.test.ts holds those.
 */

export type Exception = {
  /** Beginning of the path of a file, or the whole path. */
  readonly file?: string
  /** An identifier that keeps the word. */
  readonly name?: string
  readonly because: string
}

export type Word = {
  /** In kebab case: `give-up` forbids `giveUp`, `onGiveUp`, `GIVE_UP` and `give-up.ts`. */
  readonly word: string
  readonly instead: string
  readonly except?: readonly Exception[]
}

/** Parts of identifiers and of the names of files and folders. */
export const forbiddenWords: readonly Word[] = [
  { word: 'anew', instead: 'again' },
  { word: 'asked', instead: 'request, query, requested' },
  { word: 'asker', instead: 'caller, requester' },
  { word: 'asleep', instead: 'not hydrated' },
  { word: 'awake', instead: 'hydrated' },
  { word: 'begun', instead: 'started' },
  { word: 'deed', instead: 'action' },
  { word: 'deeds', instead: 'actions' },
  { word: 'doors', instead: 'AuthDependencies, guards' },
  { word: 'give-back', instead: 'refund (money), release or cancel (a place)' },
  { word: 'give-up', instead: 'cancel' },
  { word: 'given-back', instead: 'refunded, released' },
  { word: 'given-up', instead: 'cancelled' },
  { word: 'go-on', instead: 'resume, continue' },
  { word: 'heard', instead: 'notification, received' },
  { word: 'kept', instead: 'saved, stored, cached' },
  { word: 'let-in', instead: 'coalesce, admit' },
  { word: 'lets-in', instead: 'admits, accepts' },
  { word: 'look-at', instead: 'nextCheckAt, inspect' },
  { word: 'made-up', instead: 'example, scaffolded' },
  { word: 'may-ask', instead: 'access, allowedRoles' },
  { word: 'obstacle', instead: 'blockingReason' },
  { word: 'obstacles', instead: 'blockingReasons' },
  { word: 'owed', instead: 'pending (a callback), due (money)' },
  { word: 'remembered', instead: 'cached, memoized' },
  { word: 'said', instead: 'headers, options' },
  { word: 'story', instead: 'journey, statement' },
  { word: 'stories', instead: 'journeys, statements' },
  { word: 'tell', instead: 'notify' },
  { word: 'told', instead: 'notified, informed' },
  { word: 'turned-away', instead: 'rejected' },
  { word: 'vain', instead: 'failed' },
  { word: 'whoever', instead: 'user, caller, visitor' },
  { word: 'wish', instead: 'slotAlert, alert' },
  { word: 'wishes', instead: 'slotAlerts, alerts' },
  { word: 'yardstick', instead: 'baseline' },
  { word: 'yardsticks', instead: 'baselines' },
]

export type Phrase = {
  readonly phrase: string
  readonly instead: string
  readonly except?: readonly Exception[]
}

/** In comments and in texts, such as titles of tests and messages of errors. */
export const forbiddenPhrases: readonly Phrase[] = [
  { phrase: 'whoever', instead: 'the user, the caller: say who' },
  { phrase: 'anew', instead: 'again' },
  { phrase: 'begun', instead: 'started' },
  { phrase: 'is told', instead: 'is notified, gets, sees' },
  { phrase: 'are told', instead: 'are notified, get, see' },
  { phrase: 'what there is', instead: 'say what it is' },
  { phrase: 'what there was', instead: 'say what it was' },
  { phrase: 'nobody is asked', instead: 'say whose consent or answer is not needed' },
  { phrase: 'somebody has to look', instead: 'needs a manual check' },
  { phrase: 'one look', instead: 'one check' },
  { phrase: 'is had by', instead: 'has' },
  { phrase: 'so many are', instead: 'say the number and of what' },
  { phrase: 'in one breath', instead: 'in one transaction, at once' },
  { phrase: 'stands in the way', instead: 'blocks, prevents' },
  { phrase: 'nobody gets', instead: 'say what happens' },
  { phrase: 'what was seen', instead: 'say what was read' },
  { phrase: 'given up', instead: 'cancelled, abandoned' },
  { phrase: 'given back', instead: 'refunded, released' },
  { phrase: 'gives back', instead: 'refunds, releases, returns' },
]

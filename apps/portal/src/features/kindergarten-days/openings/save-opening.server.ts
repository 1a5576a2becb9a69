import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { requireKindergarten } from '#core/kindergartens/access/staff-access.server.ts'
import { extraPlaceKind } from '#core/kindergartens/days/place-kind.ts'
import { endOfDay, judgeDays, judgeOpening } from '#core/kindergartens/days/rules.ts'
import { kindergartenExtraOpening } from '#core/kindergartens/days/tables.server.ts'
import { kindergarten } from '#core/kindergartens/setup/tables.server.ts'
import { closeOffer, saveOffer } from '#core/places/change-offer.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { ChangedOpening, NoticeForm, OpeningForm, Seen } from '../model/forms.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuseDays } from '../model/refuse.server.ts'
import type { SavedOpening } from './contract.ts'
import { lockOpening } from './lock-opening.server.ts'

/** @throws {Refusal} see `openingDescribed.create` */
export async function createOpening(
  database: Database,
  staff: StaffActor,
  { now, ...values }: OpeningForm & { readonly now: Date },
): Promise<SavedOpening> {
  const id = randomUUID()
  await database.transaction(async (transaction) => {
    const { examNoticeDays } = await requireKindergarten(transaction, staff, values.kindergartenId)
    requireTimes(values, { examNoticeDays, now })
    await saveOffer(transaction, {
      id,
      kind: extraPlaceKind,
      capacity: values.places,
      closesAt: endOfDay(values.bookUntil),
    })
    await transaction.insert(kindergartenExtraOpening).values({ ...values, id })
    await recordAction(transaction, staff, {
      action: 'kindergarten-opening-created',
      subject: { kind: 'kindergarten-opening', id },
      after: {
        openingKind: values.kind,
        openingDay: values.onDate,
        openingPlaces: values.places,
        openingUntil: values.bookUntil,
      },
    })
  })
  return { id }
}

/** @throws {Refusal} see `openingDescribed.change` */
export async function changeOpening(
  database: Database,
  staff: StaffActor,
  { id, version, now, ...values }: ChangedOpening & { readonly id: string; readonly now: Date },
): Promise<void> {
  const { places, bookUntil } = values
  await database.transaction(async (transaction) => {
    const { opening } = await lockOpening(transaction, staff, { id, version })
    if (opening.closedAt) throw refuseDays('OPENING_CLOSED')
    if (bookUntil >= opening.onDate) throw refuseDays('DEADLINE_AFTER_DAY')
    if (bookUntil !== opening.bookUntil) {
      const place = await requireKindergarten(transaction, staff, opening.kindergartenId)
      requireTimes({ ...opening, bookUntil }, { examNoticeDays: place.examNoticeDays, now })
    }
    const offer = { id, kind: extraPlaceKind, capacity: places, closesAt: endOfDay(bookUntil) }
    const refused = await saveOffer(transaction, offer)
    if (refused && 'taken' in refused)
      throw refuseDays('OPENING_BELOW_TAKEN', { taken: refused.taken })
    await transaction
      .update(kindergartenExtraOpening)
      .set({ ...values, version: version + 1 })
      .where(eq(kindergartenExtraOpening.id, id))
    await recordAction(transaction, staff, {
      action: 'kindergarten-opening-changed',
      subject: { kind: 'kindergarten-opening', id },
      before: { openingPlaces: opening.places, openingUntil: opening.bookUntil },
      after: { openingPlaces: places, openingUntil: bookUntil },
    })
  })
}

/** @throws {Refusal} see `openingDescribed.close` */
export async function closeOpening(
  database: Database,
  staff: StaffActor,
  { id, version, now }: Seen & { readonly id: string; readonly now: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { opening, offer } = await lockOpening(transaction, staff, { id, version })
    if (opening.closedAt || offer.closesAt <= offer.now) throw refuseDays('OPENING_CLOSED')
    await closeOffer(transaction, id)
    await transaction
      .update(kindergartenExtraOpening)
      .set({ closedAt: now, version: version + 1 })
      .where(eq(kindergartenExtraOpening.id, id))
    await recordAction(transaction, staff, {
      action: 'kindergarten-opening-closed',
      subject: { kind: 'kindergarten-opening', id },
    })
  })
}

/** @throws {Refusal} `KINDERGARTEN_NOT_FOUND` */
export async function setExamNotice(
  database: Database,
  staff: StaffActor,
  { id, days }: NoticeForm & { readonly id: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { examNoticeDays } = await requireKindergarten(transaction, staff, id)
    await transaction
      .update(kindergarten)
      .set({ examNoticeDays: days })
      .where(eq(kindergarten.id, id))
    await recordAction(transaction, staff, {
      action: 'kindergarten-exam-notice-changed',
      subject: { kind: 'kindergarten-exam-notice', id },
      before: { examNoticeDays },
      after: { examNoticeDays: days },
    })
  })
}

type Times = Pick<OpeningForm, 'bookUntil' | 'kind' | 'onDate'>

function requireTimes(
  wanted: Times,
  { examNoticeDays: days, now }: { readonly examNoticeDays: number; readonly now: Date },
): void {
  const { onDate, bookUntil } = wanted
  const at = { first: onDate, last: onDate, deadline: bookUntil }
  const problem = judgeDays(at, osloDate(now)) ?? judgeOpening(wanted, days)
  if (problem === 'NOTICE_TOO_SHORT') throw refuseDays(problem, { days })
  if (problem) throw refuseDays(problem)
}

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { createBookingScenario } from '../bench/booking-scenario.ts'
import { createOpenCourts, type WantedUnit } from '../bench/court-scenario.ts'
import { waitUntil } from '../scripts/wait.ts'
import type { Surroundings } from './drill.ts'
import { reasonOf } from './readers.ts'

const prefix = 'drill'

/** Between two requests of a member, in milliseconds. */
const pause = 100

/** Each of these rounds of a member ends with a court that is paid. */
const roundsPerCourt = 4

/** Milliseconds in which the jobs of the last payments have run. */
const settledWithin = 60_000

/** What the portal has acknowledged. */
type Journal = {
  requests: number
  failures: string[]
  /** Ids of class bookings. */
  booked: Set<number>
  cancelled: Set<number>
  /** Ids of payments. */
  paid: Set<string>
}

export type Acknowledged = {
  readonly journal: Journal
  /** Where the database says something else than what was acknowledged. */
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
}

/** Members who book classes, cancel them, and book and pay courts until it is over. */
export async function startMembers(
  url: string,
  { count, surroundings }: { count: number; surroundings: Surroundings },
): Promise<{ cookie: string; end(): Promise<Acknowledged> }> {
  const { databaseUrl, authSecret } = surroundings
  const units = await createOpenCourts(databaseUrl, 2)
  const scenario = await createBookingScenario(databaseUrl, {
    members: count + units.length,
    authSecret,
    prefix,
    sequence: 'drill_member',
  })
  const cookies = await scenario.createSessions(count)
  // Nobody may book many courts.
  const payers = await scenario.createSessions(units.length)
  const wanted = await scenario.createClass()
  const journal: Journal = {
    requests: 0,
    failures: [],
    booked: new Set(),
    cancelled: new Set(),
    paid: new Set(),
  }
  let isOver = false

  async function live(cookie: string): Promise<void> {
    const callsOf = (one: string) => createCalls({ url, cookie: one, journal, surroundings })
    const member = callsOf(cookie)
    for (let round = 1; !isOver; round += 1) {
      const bookingId = await member.book(wanted)
      const payer = round % roundsPerCourt === 0 ? payers.pop() : undefined
      if (payer) await callsOf(payer).bookCourt(units.pop())
      // Some of them keep their place at the end.
      if (bookingId !== null && !isOver) await member.unbook({ ...wanted, bookingId })
    }
  }

  const living = Promise.all(cookies.map(live))
  return {
    cookie: cookies[0] ?? '',
    async end() {
      isOver = true
      await living
      await scenario.close()
      return { journal, ...(await compareWithDatabase(databaseUrl, journal)) }
    },
  }
}

type Wanted = { classId: number; centerId: number }

/** What a member can do. Each answer other than 200 is a failure. */
function createCalls(options: {
  url: string
  cookie: string
  journal: Journal
  surroundings: Surroundings
}) {
  const { url, cookie, journal, surroundings } = options
  const user = '/api/frontend/user'

  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer | null> {
    await sleep(pause)
    journal.requests += 1
    const what = `${method} ${path.split('?')[0]}`
    try {
      const answer = await fetch(url + path, {
        method,
        headers: {
          cookie,
          origin: surroundings.portalUrl,
          'user-agent': 'a browser',
          'sec-fetch-site': 'same-origin',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (answer.ok) return (await answer.json()) as Answer
      journal.failures.push(`${what}: ${answer.status} ${await answer.text()}`)
    } catch (error) {
      journal.failures.push(`${what}: ${reasonOf(error)}`)
    }
    return null
  }

  return {
    async book(wanted: Wanted): Promise<number | null> {
      const booked = await call<{ bookingId: number }>('PUT', `${user}/sports/bookings`, wanted)
      if (booked) journal.booked.add(booked.bookingId)
      return booked?.bookingId ?? null
    },

    async unbook({ classId, centerId, bookingId }: Wanted & { bookingId: number }) {
      const query = `id=${bookingId}&classId=${classId}&centerId=${centerId}`
      if (await call('DELETE', `${user}/sports/bookings?${query}`)) journal.cancelled.add(bookingId)
    },

    async bookCourt(unit: WantedUnit | undefined): Promise<void> {
      if (!unit) return
      const held = await call<{ items: { id: string }[] }>(
        'PUT',
        `${user}/sports/courts/reservations?language=no`,
        unit,
      )
      const payments = `${user}/finances/seamless-payment/court`
      const started =
        held &&
        (await call<{ paymentId: string }>('POST', payments, {
          completeUrl: `${surroundings.portalUrl}/trening/haller-og-baner?step=status`,
          courtReservationInputs: held.items.map(({ id }) => ({
            reservationId: id,
            classId: String(unit.courtId),
            location: String(unit.sportsCenterId),
          })),
          locale: 'no',
        }))
      if (!started) return
      const { paymentId } = started
      await payAtProvider(surroundings, paymentId)
      const paid = await call<{ paymentStatus: string }>('POST', `${payments}/pay`, { paymentId })
      if (paid?.paymentStatus === 'PAID') journal.paid.add(paymentId)
      else if (paid) journal.failures.push(`a payment is ${paid.paymentStatus}`)
    },
  }
}

/** The payer types a card into the provider's form. */
async function payAtProvider(
  { simulatorUrl, simulatorKey }: Surroundings,
  paymentId: string,
): Promise<void> {
  const ask = async (method: string, path: string) => {
    const answer = await fetch(`${simulatorUrl}/simulator${path}`, {
      method,
      headers: { authorization: `Bearer ${simulatorKey}` },
      ...(method === 'POST' && { body: '{}' }),
    })
    return (await answer.json()) as { orders: { guid: string; orderReference: string }[] }
  }
  const { orders } = await ask('GET', '/orders?status=Initialized')
  const order = orders.find(({ orderReference }) => orderReference === paymentId)
  await ask('POST', `/orders/${order?.guid}/pay`)
}

async function compareWithDatabase(
  databaseUrl: string,
  { booked, cancelled, paid }: Journal,
): Promise<{ lost: string[]; doubled: string[] }> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const read = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> =>
    (await client.query<Row>(text, [`${prefix}-%`])).rows
  try {
    const payments = () =>
      read<{ id: string; state: string; captures: number; courts: number }>(
        `select p.id, p.state,
           (select count(*)::int from portal.payment_operation o
             where o.payment_id = p.id and o.kind = 'capture' and o.state = 'done') as captures,
           (select count(*)::int from portal.court_reservation r
             where r.payment_id = p.id::text and r.state = 'confirmed') as courts
           from portal.payment p where p.user_id like $1`,
      )
    const isSettled = async () => (await payments()).every(({ captures }) => captures > 0)
    await waitUntil(isSettled, { milliseconds: settledWithin, every: 500 })
    const stored = await read<{ id: string }>(
      'select id from portal.group_class_booking where user_id like $1',
    )
    const events = await read<{ id: string; kind: string; count: number }>(
      `select booking_id as id, kind, count(*)::int from portal.group_class_booking_event
        where user_id like $1 and kind in ('booked', 'unbooked') group by 1, 2`,
    )
    const present = new Set(stored.map(({ id }) => Number(id)))
    const expected = [...booked].filter((id) => !cancelled.has(id))
    const of = (wanted: string) =>
      events.filter(({ kind }) => kind === wanted).map(({ id }) => Number(id))
    const taken = await payments()
    const fine = taken.filter(({ captures, courts }) => captures === 1 && courts === 1)
    const settled = new Set(fine.map(({ id }) => id))
    return {
      lost: [
        ...expected.filter((id) => !present.has(id)).map((id) => `booking ${id}`),
        ...missing(booked, of('booked')).map((id) => `history of booking ${id}`),
        ...missing(cancelled, of('unbooked')).map((id) => `cancellation ${id}`),
        ...missing(paid, settled).map((id) => `payment ${id}`),
      ],
      doubled: [
        ...missing(present, expected).map((id) => `booking ${id}`),
        ...missing(of('booked'), booked).map((id) => `history of booking ${id}`),
        ...events.filter(({ count }) => count > 1).map(({ id, kind }) => `${kind} ${id}`),
        ...missing(settled, paid).map((id) => `payment ${id}`),
        ...taken
          .filter(({ captures }) => captures > 1)
          .map(({ id, captures }) => `payment ${id} captured ${captures} times`),
      ],
    }
  } finally {
    await client.end()
  }
}

function missing<Id>(wanted: Iterable<Id>, present: Iterable<Id>): Id[] {
  const there = new Set(present)
  return [...wanted].filter((id) => !there.has(id))
}

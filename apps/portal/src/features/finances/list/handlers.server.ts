import { answerPdf } from '#core/documents/answer-pdf.server.ts'
import { senderOf } from '#core/documents/letters/sender.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import type { DescribingParts } from '#core/person-money/describe-subjects.server.ts'
import { readPersonMoney, readReturning } from '#core/person-money/read-person-money.server.ts'
import { yearOf } from '#core/person-money/totals.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { type FinancesRefusal, financesRefusals } from '../model/refusals.ts'
import { writeSummary } from '../summary/write-summary.server.ts'
import { financesDescribed as described } from './endpoints.server.ts'

/** Everybody reads of their own money, and of no one else’s. */
export function createFinancesApi({
  database,
  configuration,
  moneySources,
  payments,
  clock,
  ...auth
}: AuthDependencies &
  Pick<DescribingParts, 'database' | 'configuration' | 'moneySources'> & {
    payments: Pick<Payments, 'isSetUp'>
    clock: Clock
  }) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, configuration, moneySources, takesCards: payments.isSetUp }

  serve(described.list, ({ user: { userId }, query: { language } }) =>
    readPersonMoney(parts, { userId, locale: language }, clock()),
  )

  serve(described.returning, ({ user: { userId }, query: { language } }) =>
    readReturning(parts, { userId, locale: language }, clock()),
  )

  serve(described.summary, async ({ user, params: { year }, query: { language } }) => {
    const sender = senderOf(configuration)
    if (!sender) throw refuse('FINANCES_NOT_SET_UP')
    const now = clock()
    const money = await readPersonMoney(parts, { userId: user.userId, locale: language }, now)
    const bytes = await writeSummary({
      locale: language,
      sender,
      name: `${user.firstName} ${user.lastName}`,
      year,
      writtenOn: osloDate(now),
      rows: money.rows.filter(({ day }) => yearOf(day) === year),
    })
    return answerPdf(bytes, { fileName: `${year}.pdf`, disposition: 'attachment' })
  })

  return api
}

const refuse = (code: FinancesRefusal): Refusal<FinancesRefusal> =>
  new Refusal(code, financesRefusals[code])

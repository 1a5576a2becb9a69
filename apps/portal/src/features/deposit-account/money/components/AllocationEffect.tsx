import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'
import type { AllocationPreview, TransferLine } from '../contract.ts'

/** What it means for those who get and lose a transfer. */
export function AllocationEffect({
  transfer,
  preview: { from, to },
}: {
  transfer: TransferLine
  preview: AllocationPreview
}) {
  const amount = formatKroner(transfer.amountOre)
  return (
    <>
      <p>
        {to
          ? m.money_confirm_to({
              amount,
              name: to.name,
              date: formatDate(noonOf(to.birthDate), getLocale()),
              number: to.customerNumber,
            })
          : m.money_confirm_nobody({ amount })}
      </p>
      {to && (
        <>
          <p>
            {m.money_confirm_outstanding({
              before: formatKroner(to.outstandingOre),
              after: formatKroner(to.outstandingAfterOre),
            })}
          </p>
          <p>
            {transfer.status === 'unconfirmed'
              ? m.money_confirm_unconfirmed()
              : to.outstandingOre > 0 && to.outstandingAfterOre === 0
                ? m.money_confirm_paid()
                : m.money_confirm_told()}
          </p>
        </>
      )}
      {from && (
        <p>
          {m.money_confirm_from({
            name: from.name,
            number: from.customerNumber,
            after: formatKroner(from.outstandingAfterOre),
          })}
        </p>
      )}
    </>
  )
}

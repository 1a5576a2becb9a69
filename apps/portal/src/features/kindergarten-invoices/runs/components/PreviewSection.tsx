import { Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/Money.module.css'
import { leftOutTexts, monthText } from '../../model/money-texts.ts'
import { moneyErrorText } from '../../model/refusal-texts.ts'
import type { MonthQuery, Preview } from '../contract.ts'
import { previewQuery, runsKey, startRun } from '../queries.ts'
import { FeeLines } from './FeeLines.tsx'

/** What a run would send, and the button that sends it. */
export function PreviewSection({ wanted, isOffice }: { wanted: MonthQuery; isOffice: boolean }) {
  const { data, error, refetch } = useQuery(previewQuery(wanted))
  if (!data && error) return <LoadFailure text={moneyErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} label={m.kindergarten_preview_heading()} />
  const count = data.items.filter(isMissing).length
  return (
    <section className={styles.group}>
      <h2>{m.kindergarten_preview_heading()}</h2>
      <p>
        {count === 0
          ? m.kindergarten_preview_nothing()
          : m.kindergarten_preview_total({ count, amount: formatKroner(data.totalOre) })}
      </p>
      {count > 0 && <Start wanted={wanted} preview={data} count={count} />}
      <Rows label={m.kindergarten_preview_heading()}>
        {data.items.map((item) => (
          <Row
            key={item.guardianId}
            name={item.name}
            details={
              <>
                {item.invoice && <p>{invoicedText(item)}</p>}
                {item.invoice && isDifferent(item) && (
                  <p>
                    <ContentLink
                      href={pagePath('staffKindergartenInvoice', getLocale(), {
                        id: item.invoice.number,
                      })}
                    >
                      {m.kindergarten_preview_open({ number: item.invoice.number })}
                    </ContentLink>
                  </p>
                )}
                <details>
                  <summary>
                    {m.kindergarten_finances_lines()}
                    <span className="ds-sr-only"> {item.name}</span>
                  </summary>
                  <FeeLines lines={item.lines} />
                </details>
              </>
            }
            action={formatKroner(item.amountOre)}
          />
        ))}
      </Rows>
      {data.leftOut.length > 0 && (
        <>
          <h3>{m.kindergarten_left_out()}</h3>
          {isOffice && data.leftOut.some(({ reason }) => reason === 'no-payer') && (
            <p>
              <Link
                to="/staff/kindergartens/prices"
                search={{ kindergarten: wanted.kindergartenId }}
              >
                {m.kindergarten_payers_many()}
              </Link>
            </p>
          )}
          <Rows label={m.kindergarten_left_out()}>
            {data.leftOut.map(({ childId, name, reason }) => (
              <Row key={childId} name={name} details={<p>{leftOutTexts[reason]()}</p>} />
            ))}
          </Rows>
        </>
      )}
    </section>
  )
}

type Item = Preview['items'][number]

const isMissing = ({ amountOre, invoice }: Item) => amountOre > 0 && invoice === null

/** What has changed since is corrected on the invoice: a run adds nothing to it. */
const isDifferent = ({ amountOre, invoice }: Item) => invoice?.amountOre !== amountOre

function invoicedText({ invoice, amountOre }: Item): string {
  if (!invoice) return ''
  return invoice.amountOre === amountOre
    ? m.kindergarten_preview_there({ number: invoice.number })
    : m.kindergarten_preview_differs({
        number: invoice.number,
        amount: formatKroner(invoice.amountOre),
      })
}

function Start({
  wanted,
  preview,
  count,
}: {
  wanted: MonthQuery
  preview: Preview
  count: number
}) {
  const [isOpen, setOpen] = useState(false)
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const starting = useSingleMutation<unknown>({
    mutationFn: () => whileLoggedIn(() => startRun({ ...wanted, version: preview.version })),
    onSuccess: () => showMessage(m.kindergarten_run_started(), 'success'),
    // What has changed is said, and the new preview is shown.
    onError: (error) => showMessage(moneyErrorText(error), 'error'),
    onSettled: async () => {
      setOpen(false)
      await queryClient.invalidateQueries({ queryKey: runsKey })
    },
  })
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{m.kindergarten_run_start()}</Button>
      {isOpen && (
        <ConfirmDialog
          heading={m.kindergarten_run_start()}
          yes={m.kindergarten_run_start()}
          isBusy={starting.isPending}
          onConfirm={() => starting.mutate()}
          onClose={() => setOpen(false)}
        >
          <p>
            {m.kindergarten_run_confirm({
              count,
              amount: formatKroner(preview.totalOre),
              month: monthText(wanted.month),
            })}
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}

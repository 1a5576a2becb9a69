import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { m } from '#messages'
import { Accordion } from '#ui/accordion/Accordion.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../model/Redirects.module.css'
import { redirectErrorText } from '../../model/refusal-messages.ts'
import { useFocusWhenGone } from '../../model/use-focus-when-gone.ts'
import type { MissedAddresses } from '../contract.ts'
import { missedQuery } from '../queries.ts'
import { MissedRow } from './MissedRow.tsx'
import { useIgnoring } from './use-ignoring.ts'

/** Addresses that people ask for and where nothing is, the most frequent first. */
export function MissedList({ onRedirect }: { onRedirect: (from: string) => void }) {
  const { data, error, refetch } = useQuery(missedQuery)
  return (
    <section aria-labelledby="missed-heading" className={styles.part}>
      <h2 id="missed-heading" tabIndex={-1}>
        {m.redirect_missed()}
      </h2>
      <p>{m.redirect_missed_text()}</p>
      {error && !data ? (
        <LoadFailure text={redirectErrorText(error)} retry={() => refetch()} />
      ) : data ? (
        <Found missed={data} onRedirect={onRedirect} />
      ) : (
        <Waiting rows={3} />
      )}
    </section>
  )
}

function Found(props: { missed: MissedAddresses; onRedirect: (from: string) => void }) {
  const { missed, total, ignored } = props.missed
  const ignoring = useIgnoring()
  useFocusWhenGone('missed-heading', missed.length)
  return (
    <>
      {missed.length === 0 ? (
        <p>{m.redirect_missed_none()}</p>
      ) : (
        <Rows label={m.redirect_missed()}>
          {missed.map((one) => (
            <MissedRow key={one.address} missed={one}>
              <Button variant="tertiary" onClick={() => props.onRedirect(one.address)}>
                {m.redirect_add()}
                <span className="ds-sr-only"> {one.address}</span>
              </Button>
              <Button
                variant="tertiary"
                disabled={ignoring.isPending}
                onClick={() => ignoring.mutate({ address: one.address, isIgnored: true })}
              >
                {m.redirect_ignore()}
                <span className="ds-sr-only"> {one.address}</span>
              </Button>
            </MissedRow>
          ))}
        </Rows>
      )}
      {total > missed.length && <p>{m.redirect_missed_more({ count: total - missed.length })}</p>}
      {ignored.length > 0 && (
        <Accordion id="ignored-addresses" summary={m.redirect_ignored()}>
          <Rows label={m.redirect_ignored()}>
            {ignored.map((one) => (
              <MissedRow key={one.address} missed={one}>
                <Button
                  variant="tertiary"
                  disabled={ignoring.isPending}
                  onClick={() => ignoring.mutate({ address: one.address, isIgnored: false })}
                >
                  {m.redirect_show_again()}
                  <span className="ds-sr-only"> {one.address}</span>
                </Button>
              </MissedRow>
            ))}
          </Rows>
        </Accordion>
      )}
    </>
  )
}

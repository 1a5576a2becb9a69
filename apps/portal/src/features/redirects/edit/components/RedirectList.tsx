import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#messages'
import { TextField } from '#ui/form/TextField.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../model/Redirects.module.css'
import { redirectErrorText } from '../../model/refusal-messages.ts'
import { useFocusWhenGone } from '../../model/use-focus-when-gone.ts'
import type { StaffRedirect } from '../contract.ts'
import type { Edited } from '../edited.ts'
import { redirectsQuery } from '../queries.ts'

/** More are found by their address. */
const shownAtOnce = 50

/** Old addresses and where they lead. */
export function RedirectList({ onEdit }: { onEdit: (edited: Edited) => void }) {
  const { data, error, refetch } = useQuery(redirectsQuery)
  return (
    <section aria-labelledby="redirects-heading" className={styles.part}>
      <div className={styles.head}>
        <h2 id="redirects-heading" tabIndex={-1}>
          {m.redirect_list()}
        </h2>
        <Button variant="secondary" onClick={() => onEdit({ from: '', seen: null })}>
          {m.redirect_add()}
        </Button>
      </div>
      {error && !data ? (
        <LoadFailure text={redirectErrorText(error)} retry={() => refetch()} />
      ) : data ? (
        <Found redirects={data.redirects} onEdit={onEdit} />
      ) : (
        <Waiting rows={3} />
      )}
    </section>
  )
}

function Found(props: { redirects: readonly StaffRedirect[]; onEdit: (edited: Edited) => void }) {
  const { redirects, onEdit } = props
  const [wanted, setWanted] = useState('')
  useFocusWhenGone('redirects-heading', redirects.length)
  if (redirects.length === 0) return <p>{m.redirect_none()}</p>
  const text = wanted.trim().toLowerCase()
  const found = redirects.filter(({ from, to }) => `${from} ${to}`.toLowerCase().includes(text))
  const shown = found.slice(0, shownAtOnce)
  return (
    <>
      {redirects.length > shownAtOnce && (
        <TextField
          id="redirect-search"
          label={m.redirect_search()}
          type="search"
          value={wanted}
          error={undefined}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      <p role="status">{m.redirect_shown({ shown: shown.length, count: found.length })}</p>
      {shown.length > 0 && (
        <Rows label={m.redirect_list()}>
          {shown.map((redirect) => (
            <Row
              key={redirect.id}
              name={<span className={styles.address}>{redirect.from}</span>}
              details={<p className={styles.address}>{m.redirect_leads({ to: redirect.to })}</p>}
              action={
                <Button
                  variant="tertiary"
                  onClick={() => onEdit({ from: redirect.from, seen: redirect })}
                >
                  {m.redirect_edit()}
                  <span className="ds-sr-only"> {redirect.from}</span>
                </Button>
              }
            />
          ))}
        </Rows>
      )}
    </>
  )
}

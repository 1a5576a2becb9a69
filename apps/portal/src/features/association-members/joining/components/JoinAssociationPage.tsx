import { Button } from '@digdir/designsystemet-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import { ContentLink } from '#ui/ContentLink.tsx'
import formStyles from '#ui/form/Form.module.css'
import { TextField } from '#ui/form/TextField.tsx'
import { useSingleFlight } from '#ui/form/use-single-flight.ts'
import { Page } from '#ui/layout/Page.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { findAssociation, joiningAddress } from '../../model/joining-address.ts'
import { memberErrorText } from '../../model/refusal-messages.ts'
import type { FoundByCode } from '../contract.ts'
import { checkCode } from '../queries.ts'

type Found = FoundByCode & { code: string }

/** A code from the stand of an association leads to it. A camera opens the page with the code. */
export function JoinAssociationPage({ code }: { code: string | undefined }) {
  const [found, setFound] = useState<Found | null>(null)
  return (
    <Page
      heading={m.association_join_heading()}
      intro={m.association_join_intro()}
      parents={[findAssociation()]}
    >
      {found ? <Association {...found} /> : <CodeForm given={code} onFound={setFound} />}
    </Page>
  )
}

function Association({ slug, name, code }: Found) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={formStyles.outcome} ref={box} tabIndex={-1} role="status">
      <NoticeBox tone="success" heading={name}>
        <p>{m.association_join_found()}</p>
        <p>
          <ContentLink href={joiningAddress('becomeAssociationMember', { slug, code })}>
            {m.association_join_on({ name })}
          </ContentLink>
        </p>
      </NoticeBox>
    </div>
  )
}

function CodeForm(props: { given: string | undefined; onFound: (found: Found) => void }) {
  const { given, onFound } = props
  const [typed, setTyped] = useState(given ?? '')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const singleFlight = useSingleFlight()

  const look = (text: string) =>
    singleFlight(async () => {
      const code = text.trim()
      setProblem(code ? undefined : m.association_join_code_required())
      if (!code) return document.getElementById('join-code')?.focus()
      setBusy(true)
      try {
        onFound({ ...(await checkCode(code)), code })
      } catch (error) {
        setProblem(memberErrorText(error))
        document.getElementById('join-code')?.focus()
      } finally {
        setBusy(false)
      }
    })

  useGivenCode(given, look)

  return (
    <form
      method="post"
      className={formStyles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void look(typed)
      }}
    >
      <TextField
        id="join-code"
        label={m.association_join_code()}
        hint={m.association_join_code_hint()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={typed}
        error={problem}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div>
        <Button type="submit" loading={isBusy}>
          {m.association_join_submit()}
        </Button>
      </div>
    </form>
  )
}

/** The code of a QR code is looked up once. */
function useGivenCode(given: string | undefined, look: (code: string) => unknown): void {
  const isTaken = useRef(false)
  useEffect(() => {
    if (!given || isTaken.current) return
    isTaken.current = true
    void look(given)
  })
}

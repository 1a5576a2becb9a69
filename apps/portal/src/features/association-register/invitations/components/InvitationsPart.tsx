import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { roleName } from '#core/associations/names.ts'
import { getLocale, type Locale, locales } from '#locale'
import { m } from '#messages'
import { languageName } from '#platform/format.ts'
import { formatShortDate } from '#platform/time/format.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../model/Register.module.css'
import { registerErrorText } from '../../model/refusal-messages.ts'
import { useRegisterAction } from '../../model/use-register-action.ts'
import type { OpenInvitation } from '../contract.ts'
import { InviteForm, mostAtOnce } from '../forms.ts'
import {
  invitationsQuery,
  inviteMembers,
  sendInvitationAgain,
  withdrawInvitation,
} from '../queries.ts'

/** Mails of one invitation, the first one included. */
const mostMails = 3

/** Inviting people by their addresses, and those who have not answered. */
export function InvitationsPart({ id, isActive }: { id: string; isActive: boolean }) {
  return (
    <section className={styles.part} aria-labelledby="invitations-heading">
      <h2 id="invitations-heading">{m.register_invite_heading()}</h2>
      <p>{m.register_invite_text()}</p>
      {isActive ? <Invite id={id} /> : <p>{m.register_invite_inactive()}</p>}
      <OpenList id={id} isActive={isActive} />
    </section>
  )
}

function Invite({ id }: { id: string }) {
  const [emails, setEmails] = useState('')
  const [language, setLanguage] = useState<Locale>(getLocale())
  const [wrong, setWrong] = useState<string | undefined>()
  const inviting = useRegisterAction(id, {
    act: (body: InviteForm) => inviteMembers(id, body),
    doneText: ({ invited }) => m.register_invited({ count: invited }),
    onDone: () => setEmails(''),
    onFailed: setWrong,
  })
  function submit() {
    const form = InviteForm.safeParse({ emails, language })
    setWrong(form.success ? undefined : m.register_invite_missing())
    if (form.success) inviting.mutate(form.data)
  }
  return (
    <>
      <TextArea
        id="invite-emails"
        label={m.register_invite_emails()}
        hint={m.register_invite_hint({ count: mostAtOnce })}
        rows={4}
        autoComplete="off"
        value={emails}
        onChange={({ target }) => setEmails(target.value)}
        error={wrong}
      />
      <SelectField
        id="invite-language"
        label={m.register_invite_language()}
        value={language}
        onChange={({ target }) => setLanguage(target.value as Locale)}
        error={undefined}
      >
        {locales.map((locale) => (
          <option key={locale} value={locale}>
            {languageName(locale)}
          </option>
        ))}
      </SelectField>
      <div className={styles.buttons}>
        <Button loading={inviting.isPending} onClick={submit}>
          {m.register_invite()}
        </Button>
      </div>
    </>
  )
}

function OpenList({ id, isActive }: { id: string; isActive: boolean }) {
  const { data, error, refetch } = useQuery(invitationsQuery(id))
  if (!data)
    return error ? (
      <LoadFailure text={registerErrorText(error)} retry={() => refetch()} />
    ) : (
      <Waiting rows={2} />
    )
  return (
    <>
      <h3>{m.register_invitations_open({ count: data.total })}</h3>
      {data.items.length === 0 ? (
        <p>{m.register_invitations_none()}</p>
      ) : (
        <Rows label={m.register_invitations_label()}>
          {data.items.map((invitation) => (
            <OpenRow key={invitation.id} id={id} invitation={invitation} isActive={isActive} />
          ))}
        </Rows>
      )}
      {data.total > data.items.length && (
        <p>{m.register_invitations_more({ count: data.total - data.items.length })}</p>
      )}
    </>
  )
}

function OpenRow(props: { id: string; invitation: OpenInvitation; isActive: boolean }) {
  const { id, invitation, isActive } = props
  const { email, name, role, invitedAt, expiresAt, mails } = invitation
  const withdrawing = useRegisterAction(id, {
    act: () => withdrawInvitation(id, invitation.id),
    doneText: () => m.register_invitation_withdrawn({ email }),
  })
  const sending = useRegisterAction(id, {
    act: () => sendInvitationAgain(id, invitation.id),
    doneText: () => m.register_invitation_sent({ email }),
  })
  const about = {
    invited: formatShortDate(new Date(invitedAt)),
    until: formatShortDate(new Date(expiresAt)),
    count: mails,
  }
  return (
    <Row
      name={[name, email].filter(Boolean).join(', ')}
      details={[m.register_invitation_about(about), role && roleName(role)]
        .filter(Boolean)
        .join(' ')}
      action={
        <div className={styles.buttons}>
          {isActive && mails > 0 && mails < mostMails && (
            <Button
              variant="secondary"
              data-size="sm"
              loading={sending.isPending}
              onClick={() => sending.mutate(undefined)}
              aria-label={m.register_invitation_send_to({ email })}
            >
              {m.register_invitation_send()}
            </Button>
          )}
          <Button
            variant="tertiary"
            data-size="sm"
            loading={withdrawing.isPending}
            onClick={() => withdrawing.mutate(undefined)}
            aria-label={m.register_invitation_withdraw_of({ email })}
          >
            {m.register_invitation_withdraw()}
          </Button>
        </div>
      }
    />
  )
}

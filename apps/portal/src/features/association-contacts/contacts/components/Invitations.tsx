import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { formatDayAndYear } from '#platform/time/format.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import styles from '../../model/components/Contacts.module.css'
import type { OpenInvitation } from '../../model/contract.ts'
import { sendAgain, withdrawInvitation } from '../queries.ts'
import { useContactAction } from '../use-contact-action.ts'

type Props = { id: string; invitations: readonly OpenInvitation[] }

/** Those that wait for an answer. */
export function Invitations({ id, invitations }: Props) {
  if (invitations.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="open-invitations-heading">
      <h2 id="open-invitations-heading">{m.association_contacts_open()}</h2>
      <Rows>
        {invitations.map((invitation) => (
          <Row
            key={invitation.id}
            name={invitation.name ?? invitation.email}
            details={
              <>
                {invitation.name && <p>{invitation.email}</p>}
                <p>
                  {m.association_contacts_expires({
                    day: formatDayAndYear(new Date(invitation.expiresAt)),
                  })}
                </p>
              </>
            }
            action={<Actions id={id} invitation={invitation} />}
          />
        ))}
      </Rows>
    </section>
  )
}

function Actions({ id, invitation }: { id: string; invitation: OpenInvitation }) {
  const { email, mailsLeft } = invitation
  const again = useContactAction(() => sendAgain(id, invitation.id), {
    said: () => m.association_contacts_sent_again({ email }),
  })
  const withdrawing = useContactAction(() => withdrawInvitation(id, invitation.id), {
    said: () => m.association_contacts_withdrawn({ email }),
  })
  return (
    <div className={styles.buttons}>
      {mailsLeft > 0 ? (
        <Button
          variant="secondary"
          data-size="sm"
          loading={again.isPending}
          aria-label={m.association_contacts_again_to({ email })}
          onClick={() => again.mutate()}
        >
          {m.association_contacts_again()}
        </Button>
      ) : (
        <span>{m.association_contacts_no_mails_left()}</span>
      )}
      <Button
        variant="tertiary"
        data-size="sm"
        loading={withdrawing.isPending}
        aria-label={m.association_contacts_withdraw_of({ email })}
        onClick={() => withdrawing.mutate()}
      >
        {m.association_contacts_withdraw()}
      </Button>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { StateTag } from '#core/associations/components/AssociationFrame.tsx'
import { stateReasonTexts } from '#core/associations/names.ts'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import formStyles from '#ui/form/Form.module.css'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../model/components/Contacts.module.css'
import type { OwnContact } from '../../model/contract.ts'
import { ownContactsQuery, showName } from '../queries.ts'
import { dayText, fewContactsText } from '../standing-text.ts'
import { useContactAction } from '../use-contact-action.ts'
import { ConfirmButton } from './ConfirmButton.tsx'

/** What somebody does as a contact person, for all of their associations. */
export function ContactPersonPage() {
  return (
    <MyPageFrame
      heading={m.association_contact_person_heading()}
      intro={m.association_contact_person_intro()}
    >
      <SnackbarProvider>
        <LoginInPlaceProvider>
          <SignedIn>{() => <OwnContacts />}</SignedIn>
        </LoginInPlaceProvider>
      </SnackbarProvider>
    </MyPageFrame>
  )
}

function OwnContacts() {
  const { data, isError, refetch } = useQuery(ownContactsQuery)
  if (!data)
    return isError ? (
      <LoadFailure text={m.association_load_error()} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  if (data.items.length === 0)
    return (
      <EmptyState>
        <p>{m.association_contact_person_none()}</p>
      </EmptyState>
    )
  return data.items.map((contact) => <Contact key={contact.associationId} contact={contact} />)
}

function Contact({ contact }: { contact: OwnContact }) {
  const { associationId: id, name, state, stateReason, dueOn, waitingItems } = contact
  const locale = getLocale()
  const headingId = `association-${id}`
  const few = fewContactsText(contact)
  const isConfirmed = state === 'active' || state === 'inactive'
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{name}</h2>
      <div className={styles.stack}>
        <p>
          <StateTag state={state} />
        </p>
        {state !== 'active' && <p>{stateReasonTexts[stateReason]()}</p>}
        {few && (
          <NoticeBox tone="warning">
            <p>{few}</p>
          </NoticeBox>
        )}
        {waitingItems > 0 && <p>{m.association_handover_waits({ count: waitingItems })}</p>}
        <p className={styles.buttons}>
          <ContentLink href={pagePath('associationContacts', locale, { id })}>
            {m.association_contacts_heading()}
          </ContentLink>
          <ContentLink href={pagePath('associationAssembly', locale, { id })}>
            {m.association_assembly_heading()}
          </ContentLink>
        </p>
        <ShowsName contact={contact} />
        {isConfirmed && (
          <>
            <h3>{m.association_contacts_confirm_ask()}</h3>
            <Known contact={contact} />
            <p>{m.association_contacts_due({ day: dayText(dueOn) })}</p>
            <div>
              <ConfirmButton id={id} name={name} />
            </div>
          </>
        )}
      </div>
    </section>
  )
}

/** What is confirmed, as it is now. */
function Known({ contact: { contacts, facts } }: { contact: OwnContact }) {
  return (
    <Facts>
      <Fact label={m.association_contacts_fact_purpose()}>{textIn(facts.purpose)}</Fact>
      <Fact label={m.association_contacts_fact_institution()}>
        {facts.institution && textIn(facts.institution)}
      </Fact>
      <Fact label={m.association_contacts_fact_campus()}>
        {facts.campus && textIn(facts.campus)}
      </Fact>
      <Fact label={m.association_contacts_fact_email()}>{facts.email}</Fact>
      <Fact label={m.association_contacts_fact_website()}>{facts.website}</Fact>
      <Fact label={m.association_contacts_heading()}>{String(contacts)}</Fact>
      <Fact label={m.association_contacts_fact_roles()}>{String(facts.roles)}</Fact>
      <Fact label={m.association_contacts_fact_members()}>{String(facts.members)}</Fact>
    </Facts>
  )
}

function ShowsName({ contact }: { contact: OwnContact }) {
  const { associationId, name, showsName } = contact
  const change = useContactAction(() => showName(associationId, !showsName), {
    said: () =>
      showsName
        ? m.association_contacts_name_now_hidden()
        : m.association_contacts_name_now_public(),
  })
  return (
    <label className={formStyles.choice}>
      <input
        type="checkbox"
        className="ds-input"
        checked={showsName}
        aria-disabled={change.isPending}
        onChange={() => change.mutate()}
      />
      {m.association_contacts_show_name({ association: name })}
    </label>
  )
}

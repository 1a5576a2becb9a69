import { Button, Tag } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { usePress } from '#core/sessions/login/use-press.ts'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import styles from '../../components/Kindergarten.module.css'
import { NumberDialog } from '../../components/NumberDialog.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { accessNames, accessTones } from '../../model/child-texts.ts'
import type { StaffChild, StaffGuardian } from '../../model/contract.ts'
import { childrenKey } from '../../model/queries.ts'
import { childErrorText } from '../../model/refusal-messages.ts'
import type { ContactDetails } from '../contract.ts'
import {
  changeAccess,
  changeBlock,
  changeResponsibility,
  changeRestriction,
  removeGuardian,
  renumberGuardian,
  showContactDetails,
} from '../queries.ts'
import { AddGuardianDialog, CorrectGuardianDialog } from './GuardianDialogs.tsx'

/** Who is a guardian of a child, and what each of them reaches. */
export function Guardians({ child }: { child: StaffChild }) {
  const [isAdding, setAdding] = useState(false)
  return (
    <section aria-labelledby="child-guardians" className={styles.part}>
      <h2 id="child-guardians">{m.staff_child_guardians()}</h2>
      <p>{m.staff_child_guardians_text()}</p>
      {child.guardians.length === 0 && <p>{m.staff_child_guardians_none()}</p>}
      {child.guardians.map((guardian) => (
        <Guardian key={guardian.id} child={child} guardian={guardian} />
      ))}
      {!child.isOwn && (
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {m.staff_child_guardian_add()}
          </Button>
        </div>
      )}
      {isAdding && <AddGuardianDialog child={child} onClose={() => setAdding(false)} />}
    </section>
  )
}

type Props = { child: StaffChild; guardian: StaffGuardian }
type Asked = 'access' | 'responsibility' | 'block' | 'restriction' | 'number' | 'removal'

function Guardian({ child, guardian }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [details, setDetails] = useState<ContactDetails | null>(null)
  const [corrected, setCorrected] = useState<ContactDetails | null>(null)
  const { id, name, access, isRestricted, contact } = guardian
  const known = details ?? contact
  const close = () => setAsked(null)
  return (
    <article aria-labelledby={`guardian-${id}`} className={styles.part}>
      <h3 id={`guardian-${id}`}>
        {name} <Tag data-color={accessTones[access]}>{accessNames[access]()}</Tag>
      </h3>
      <Facts>
        <Fact label={m.staff_child_number()}>{guardian.maskedNumber}</Fact>
        <Fact label={m.staff_child_responsibility()}>
          {guardian.hasResponsibility ? m.staff_child_yes() : m.staff_child_no()}
        </Fact>
        <Fact label={m.staff_child_account()}>
          {guardian.hasAccount ? m.staff_child_yes() : m.staff_child_account_none()}
        </Fact>
        <Fact label={m.staff_child_opened_at()}>
          {guardian.openedAt && formatDayAndTime(new Date(guardian.openedAt))}
        </Fact>
        <Fact label={m.staff_child_blocked_because()}>{guardian.blockedBecause}</Fact>
        <Fact label={m.staff_child_attention()}>
          {guardian.isBlockedElsewhere && m.staff_child_blocked_elsewhere()}
        </Fact>
        <Fact label={m.staff_child_address_restricted()}>
          {isRestricted && m.staff_child_address_restricted_yes()}
        </Fact>
        <Fact label={m.staff_child_email()}>{known?.email}</Fact>
        <Fact label={m.staff_child_phone()}>{known?.phone}</Fact>
        <Fact label={m.staff_child_address()}>
          {details && (
            <span className={styles.text}>{details.address ?? m.staff_child_address_none()}</span>
          )}
        </Fact>
      </Facts>
      {!child.isOwn && (
        <div className={styles.buttons}>
          <GuardianButtons guardian={guardian} onAsk={setAsked} />
          {!details && (
            <DetailsButton
              child={child}
              guardian={guardian}
              label={m.staff_child_show_details()}
              onShown={setDetails}
            />
          )}
          <DetailsButton
            child={child}
            guardian={guardian}
            label={m.staff_child_guardian_correct()}
            onShown={setCorrected}
          />
        </div>
      )}
      {asked === 'access' && <AccessDialog child={child} guardian={guardian} onClose={close} />}
      {asked === 'responsibility' && (
        <ResponsibilityDialog child={child} guardian={guardian} onClose={close} />
      )}
      {asked === 'block' && <BlockDialog child={child} guardian={guardian} onClose={close} />}
      {asked === 'restriction' && (
        <RestrictionDialog child={child} guardian={guardian} onClose={close} />
      )}
      {asked === 'number' && (
        <NumberDialog
          text={m.staff_child_number_guardian_text()}
          masked={guardian.maskedNumber}
          send={(typed) =>
            renumberGuardian(
              { id: child.id, guardianId: id },
              { ...typed, version: guardian.guardianVersion },
            )
          }
          onClose={close}
        />
      )}
      {asked === 'removal' && <RemovalDialog child={child} guardian={guardian} onClose={close} />}
      {corrected && (
        <CorrectGuardianDialog
          child={child}
          guardian={guardian}
          details={corrected}
          onClose={() => {
            setCorrected(null)
            setDetails(null)
          }}
        />
      )}
    </article>
  )
}

function GuardianButtons(props: { guardian: StaffGuardian; onAsk: (what: Asked) => void }) {
  const { guardian, onAsk } = props
  const { name, access, hasResponsibility, isRestricted } = guardian
  const hidden = <span className="ds-sr-only"> {name}</span>
  const canOpen = hasResponsibility && (access === 'waits' || access === 'closed')
  return (
    <>
      {(canOpen || access === 'open') && (
        <Button
          variant={canOpen ? 'primary' : 'secondary'}
          data-size="sm"
          onClick={() => onAsk('access')}
        >
          {canOpen ? m.staff_child_open_access() : m.staff_child_close_access()}
          {hidden}
        </Button>
      )}
      <Button
        variant="secondary"
        data-size="sm"
        data-color={access === 'blocked' ? 'neutral' : 'danger'}
        onClick={() => onAsk('block')}
      >
        {access === 'blocked' ? m.staff_child_unblock() : m.staff_child_block()}
        {hidden}
      </Button>
      <Button variant="tertiary" data-size="sm" onClick={() => onAsk('responsibility')}>
        {m.staff_child_responsibility_correct()}
        {hidden}
      </Button>
      <Button variant="tertiary" data-size="sm" onClick={() => onAsk('restriction')}>
        {isRestricted ? m.staff_child_unrestrict() : m.staff_child_restrict()}
        {hidden}
      </Button>
      <Button variant="tertiary" data-size="sm" onClick={() => onAsk('number')}>
        {m.staff_child_number_correct()}
        {hidden}
      </Button>
      <Button
        variant="tertiary"
        data-size="sm"
        data-color="danger"
        onClick={() => onAsk('removal')}
      >
        {m.staff_child_guardian_remove()}
        {hidden}
      </Button>
    </>
  )
}

/** How a guardian is reached, on request: who looked is written down. */
function DetailsButton(
  props: Props & { label: string; onShown: (details: ContactDetails) => void },
) {
  const { child, guardian, label, onShown } = props
  const showing = usePress({
    call: () => showContactDetails({ id: child.id, guardianId: guardian.id }),
    changes: childrenKey,
    done: null,
    onDone: onShown,
    errorText: childErrorText,
  })
  return (
    <Button
      variant="tertiary"
      data-size="sm"
      loading={showing.isPending}
      onClick={() => showing.mutate()}
    >
      {label}
      <span className="ds-sr-only"> {guardian.name}</span>
    </Button>
  )
}

function AccessDialog({ child, guardian, onClose }: Props & { onClose: () => void }) {
  const isOpen = guardian.access !== 'open'
  const changing = usePress({
    call: () =>
      changeAccess(
        { id: child.id, guardianId: guardian.id },
        { isOpen, version: guardian.version },
      ),
    changes: childrenKey,
    done: () => (isOpen ? m.staff_child_access_opened() : m.staff_child_access_taken()),
    onDone: onClose,
    errorText: childErrorText,
  })
  const name = guardian.name
  return (
    <ConfirmDialog
      heading={isOpen ? m.staff_child_open_access() : m.staff_child_close_access()}
      yes={isOpen ? m.staff_child_open_access() : m.staff_child_close_access()}
      isBusy={changing.isPending}
      onConfirm={() => changing.mutate()}
      onClose={onClose}
    >
      <p>
        {isOpen
          ? m.staff_child_open_access_text({ name })
          : m.staff_child_close_access_text({ name })}
      </p>
      {isOpen && guardian.isBlockedElsewhere && <p>{m.staff_child_blocked_elsewhere()}</p>}
    </ConfirmDialog>
  )
}

function ResponsibilityDialog({ child, guardian, onClose }: Props & { onClose: () => void }) {
  const hasResponsibility = !guardian.hasResponsibility
  const { id: guardianId, name, version } = guardian
  const heading = hasResponsibility
    ? m.staff_child_responsibility_give()
    : m.staff_child_responsibility_take()
  return (
    <ReasonDialog
      heading={heading}
      text={
        hasResponsibility
          ? m.staff_child_responsibility_give_text({ name })
          : m.staff_child_responsibility_take_text({ name })
      }
      hint={m.staff_child_reason_logged()}
      yes={heading}
      done={() => m.staff_child_saved()}
      send={(reason) =>
        changeResponsibility({ id: child.id, guardianId }, { hasResponsibility, reason, version })
      }
      onClose={onClose}
    />
  )
}

function BlockDialog({ child, guardian, onClose }: Props & { onClose: () => void }) {
  const isBlocked = guardian.access !== 'blocked'
  const { id: guardianId, name, version } = guardian
  return (
    <ReasonDialog
      heading={isBlocked ? m.staff_child_block() : m.staff_child_unblock()}
      text={isBlocked ? m.staff_child_block_text({ name }) : m.staff_child_unblock_text({ name })}
      hint={isBlocked ? m.staff_child_block_hint() : m.staff_child_reason_logged()}
      yes={isBlocked ? m.staff_child_block() : m.staff_child_unblock()}
      done={() => (isBlocked ? m.staff_child_blocked_done() : m.staff_child_unblocked_done())}
      send={(reason) => changeBlock({ id: child.id, guardianId }, { isBlocked, reason, version })}
      onClose={onClose}
    />
  )
}

function RemovalDialog({ child, guardian, onClose }: Props & { onClose: () => void }) {
  const { id: guardianId, name, version } = guardian
  return (
    <ReasonDialog
      heading={m.staff_child_guardian_remove()}
      text={m.staff_child_guardian_remove_text({ name })}
      hint={m.staff_child_reason_logged()}
      yes={m.staff_child_guardian_remove()}
      done={() => m.staff_child_guardian_removed()}
      send={(reason) => removeGuardian({ id: child.id, guardianId }, { reason, version })}
      onClose={onClose}
    />
  )
}

function RestrictionDialog({ child, guardian, onClose }: Props & { onClose: () => void }) {
  const isRestricted = !guardian.isRestricted
  const { id: guardianId, name, guardianVersion: version } = guardian
  const changing = usePress({
    call: () => changeRestriction({ id: child.id, guardianId }, { isRestricted, version }),
    changes: childrenKey,
    done: () => m.staff_child_saved(),
    onDone: onClose,
    errorText: childErrorText,
  })
  return (
    <ConfirmDialog
      heading={isRestricted ? m.staff_child_restrict() : m.staff_child_unrestrict()}
      yes={isRestricted ? m.staff_child_restrict() : m.staff_child_unrestrict()}
      isBusy={changing.isPending}
      onConfirm={() => changing.mutate()}
      onClose={onClose}
    >
      <p>
        {isRestricted
          ? m.staff_child_restrict_text({ name })
          : m.staff_child_unrestrict_text({ name })}
      </p>
    </ConfirmDialog>
  )
}

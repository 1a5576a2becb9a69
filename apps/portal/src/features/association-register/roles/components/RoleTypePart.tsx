import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import type { OwnAssociation } from '#core/associations/contract.ts'
import { listRights, roleName } from '#core/associations/names.ts'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import styles from '../../model/Register.module.css'
import { timeText } from '../../model/register-texts.ts'
import { useRegisterAction } from '../../model/use-register-action.ts'
import type { Holder, RoleType } from '../contract.ts'
import { removeRoleType } from '../queries.ts'
import { EndRole } from './EndRole.tsx'
import { RenameRole } from './RenameRole.tsx'
import { RoleRights } from './RoleRights.tsx'

/** One role: its holders, its former ones, and what can be changed about it. */
export function RoleTypePart(props: {
  association: OwnAssociation
  type: RoleType
  /** The reader gives and ends roles. */
  gives: boolean
}) {
  const { association, type, gives } = props
  const [ending, setEnding] = useState<Holder | null>(null)
  const [dialog, setDialog] = useState<'rights' | 'rename' | 'remove' | null>(null)
  const heading = `role-${type.id}`
  const name = roleName(type)
  const isOwn = type.kind === 'own'
  const close = () => setDialog(null)
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading}>{name}</h2>
      <p>
        {type.rights.length === 0
          ? m.register_role_no_rights()
          : m.register_role_rights({
              rights: listRights(type.rights),
            })}
      </p>
      {type.holders.length === 0 ? (
        <p>{m.register_role_nobody()}</p>
      ) : (
        <Rows label={name}>
          {type.holders.map((holder) => (
            <Row
              key={holder.id}
              name={holder.name}
              details={timeText(holder)}
              action={
                (gives || holder.isOwn) && (
                  <Button
                    variant="secondary"
                    data-size="sm"
                    onClick={() => setEnding(holder)}
                    aria-label={m.register_role_end_of({ name: holder.name, role: name })}
                  >
                    {m.register_role_end()}
                  </Button>
                )
              }
            />
          ))}
        </Rows>
      )}
      {type.former.length > 0 && (
        <details>
          <summary>{m.register_role_former()}</summary>
          <ul>
            {type.former.map((holder) => (
              <li key={holder.id}>
                {holder.name}, {timeText(holder)}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className={styles.buttons}>
        {association.isContact && association.state !== 'closed' && (
          <Button variant="tertiary" data-size="sm" onClick={() => setDialog('rights')}>
            {m.register_role_change_rights()}
            <span className="ds-sr-only"> {name}</span>
          </Button>
        )}
        {gives && isOwn && (
          <>
            <Button variant="tertiary" data-size="sm" onClick={() => setDialog('rename')}>
              {m.register_role_rename()}
              <span className="ds-sr-only"> {name}</span>
            </Button>
            <Button variant="tertiary" data-size="sm" onClick={() => setDialog('remove')}>
              {m.register_role_remove()}
              <span className="ds-sr-only"> {name}</span>
            </Button>
          </>
        )}
      </div>
      {ending && (
        <EndRole id={association.id} holder={ending} type={type} onClose={() => setEnding(null)} />
      )}
      {dialog === 'rights' && <RoleRights id={association.id} type={type} onClose={close} />}
      {dialog === 'rename' && <RenameRole id={association.id} type={type} onClose={close} />}
      {dialog === 'remove' && <RemoveRole id={association.id} type={type} onClose={close} />}
    </section>
  )
}

function RemoveRole(props: { id: string; type: RoleType; onClose: () => void }) {
  const { id, type, onClose } = props
  const removing = useRegisterAction(id, {
    act: () => removeRoleType(id, type.id),
    doneText: () => m.register_role_removed(),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      heading={m.register_role_remove_heading({ role: roleName(type) })}
      yes={m.register_role_remove()}
      isBusy={removing.isPending}
      onConfirm={() => removing.mutate(undefined)}
      onClose={onClose}
    >
      <p>{m.register_role_remove_text()}</p>
    </ConfirmDialog>
  )
}

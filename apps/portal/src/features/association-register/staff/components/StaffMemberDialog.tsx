import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { roleName } from '#core/associations/names.ts'
import { inRoleOrder } from '#core/associations/role-order.ts'
import { m } from '#messages'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { Member, RoleName } from '../../model/contract.ts'
import { EntryFacts } from '../../model/EntryFacts.tsx'
import { memberStateNames } from '../../model/member-words.ts'
import styles from '../../model/Register.module.css'
import { staffRegisterErrorText } from '../../model/refusal-messages.ts'
import { timeText } from '../../model/register-texts.ts'
import type { StaffEntry } from '../contract.ts'
import type { CorrectionForm, StaffRoleForm } from '../forms.ts'
import { correctMember, endRole, giveRole, staffEntryQuery } from '../queries.ts'
import { useStaffAction } from './use-staff-action.ts'

/** One entry of a register, and what staff correct of it. Each change is written down and mailed. */
export function StaffMemberDialog(props: {
  id: string
  memberId: string
  roles: readonly RoleName[]
  onClose: () => void
}) {
  const { id, memberId, roles, onClose } = props
  const { data, error, refetch } = useQuery(staffEntryQuery(id, memberId))
  return (
    <Dialog heading={data?.entry.member.name ?? m.register_entry()} onClose={onClose}>
      {data ? (
        <div className={styles.part}>
          <EntryFacts entry={data.entry} />
          <Correct key={data.entry.member.version} id={id} member={data.entry.member} />
          <Roles id={id} memberId={memberId} current={data.current} roles={roles} />
        </div>
      ) : error ? (
        <LoadFailure text={staffRegisterErrorText(error)} retry={() => refetch()} />
      ) : (
        <Waiting rows={3} />
      )}
    </Dialog>
  )
}

function Correct({ id, member }: { id: string; member: Member }) {
  const today = osloDate(new Date())
  const [state, setState] = useState<CorrectionForm['state']>(
    member.state === 'ended' ? 'ended' : 'member',
  )
  const [joinedOn, setJoinedOn] = useState(member.joinedOn ?? today)
  const correcting = useStaffAction(id, {
    act: (body: CorrectionForm) => correctMember(id, member.id, body),
    doneText: () => m.register_staff_corrected(),
  })
  return (
    <>
      <h3>{m.register_staff_correct_heading()}</h3>
      <p>{m.register_staff_correct_text()}</p>
      <SelectField
        id="staff-member-state"
        label={m.register_state()}
        value={state}
        onChange={({ target }) => setState(target.value as CorrectionForm['state'])}
        error={undefined}
      >
        <option value="member">{memberStateNames.member()}</option>
        <option value="ended">{memberStateNames.ended()}</option>
      </SelectField>
      <TextField
        id="staff-member-joined"
        type="date"
        label={m.register_joined()}
        max={today}
        value={joinedOn}
        onChange={({ target }) => setJoinedOn(target.value)}
        error={undefined}
      />
      <div className={styles.buttons}>
        <Button
          loading={correcting.isPending}
          onClick={() => correcting.mutate({ state, joinedOn, version: member.version })}
        >
          {m.register_staff_correct()}
        </Button>
      </div>
    </>
  )
}

function Roles(props: {
  id: string
  memberId: string
  current: StaffEntry['current']
  roles: readonly RoleName[]
}) {
  const { id, memberId, current, roles } = props
  const today = osloDate(new Date())
  const [form, setForm] = useState<StaffRoleForm>({
    roleTypeId: roles[0]?.typeId ?? '',
    startsOn: today,
    endsOn: addDays(today, 364),
  })
  const giving = useStaffAction(id, {
    act: (body: StaffRoleForm) => giveRole(id, memberId, body),
    doneText: () => m.register_role_given(),
  })
  const ending = useStaffAction(id, {
    act: (roleId: string) => endRole(id, memberId, roleId),
    doneText: () => m.register_staff_role_ended(),
  })
  return (
    <>
      <h3>{m.register_roles()}</h3>
      {current.length > 0 && (
        <Rows label={m.register_roles()}>
          {current.map((role) => (
            <Row
              key={role.id}
              name={roleName(role)}
              details={timeText(role)}
              action={
                <Button
                  variant="secondary"
                  data-size="sm"
                  loading={ending.isPending}
                  onClick={() => ending.mutate(role.id)}
                >
                  {m.register_role_end()}
                  <span className="ds-sr-only"> {roleName(role)}</span>
                </Button>
              }
            />
          ))}
        </Rows>
      )}
      <SelectField
        id="staff-role-type"
        label={m.register_role_give_heading()}
        value={form.roleTypeId}
        onChange={({ target }) => setForm({ ...form, roleTypeId: target.value })}
        error={undefined}
      >
        {inRoleOrder(roles).map((role) => (
          <option key={role.typeId} value={role.typeId}>
            {roleName(role)}
          </option>
        ))}
      </SelectField>
      <TextField
        id="staff-role-until"
        type="date"
        label={m.register_role_until()}
        value={form.endsOn}
        onChange={({ target }) => setForm({ ...form, endsOn: target.value })}
        error={undefined}
      />
      <div className={styles.buttons}>
        <Button variant="secondary" loading={giving.isPending} onClick={() => giving.mutate(form)}>
          {m.register_role_give()}
        </Button>
      </div>
    </>
  )
}

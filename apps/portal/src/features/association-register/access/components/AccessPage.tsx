import { Switch, Table } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { AssociationFrame } from '#core/associations/components/AssociationFrame.tsx'
import { rightNames, roleName } from '#core/associations/names.ts'
import type { AssociationRight } from '#core/associations/rights.ts'
import { inRoleOrder } from '#core/associations/role-order.ts'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../model/Register.module.css'
import { registerErrorText } from '../../model/refusal-messages.ts'
import { readerText, readingTexts } from '../../model/register-texts.ts'
import { useRegisterAction } from '../../model/use-register-action.ts'
import { changeRights } from '../../roles/queries.ts'
import type { RegisterAccess, RoleAccess } from '../contract.ts'
import { accessQuery } from '../queries.ts'

/** Which roles read the register, and who has. */
export function AccessPage({ id }: { id: string }) {
  return (
    <AssociationFrame heading={m.register_access_heading()} id={id} right={null}>
      {() => <Access id={id} />}
    </AssociationFrame>
  )
}

function Access({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(accessQuery(id))
  if (!data)
    return error ? (
      <LoadFailure text={registerErrorText(error)} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  return (
    <div className={styles.page}>
      <RoleSwitches id={id} access={data} />
      <Log access={data} />
    </div>
  )
}

/** The rights that open the register. */
const opening = ['register', 'members'] as const satisfies readonly AssociationRight[]

function RoleSwitches({ id, access }: { id: string; access: RegisterAccess }) {
  const saving = useRegisterAction(id, {
    act: ({ role, right }: { role: RoleAccess; right: AssociationRight }) =>
      changeRights(id, role.typeId, { rights: toggled(role, right), version: role.version }),
    doneText: () => m.register_role_rights_saved(),
  })
  return (
    <section className={styles.part} aria-labelledby="access-roles">
      <h2 id="access-roles">{m.register_access_roles()}</h2>
      <p>{access.canChange ? m.register_access_change() : m.register_access_fixed()}</p>
      <p>{m.register_access_contacts()}</p>
      <div className={styles.scroll}>
        <Table aria-labelledby="access-roles">
          <Table.Head>
            <Table.Row>
              <Table.HeaderCell scope="col">{m.register_role()}</Table.HeaderCell>
              {opening.map((right) => (
                <Table.HeaderCell key={right} scope="col">
                  {rightNames[right]()}
                </Table.HeaderCell>
              ))}
            </Table.Row>
          </Table.Head>
          <Table.Body>
            {inRoleOrder(access.roles).map((role) => (
              <Table.Row key={role.typeId}>
                <Table.HeaderCell scope="row">{roleName(role)}</Table.HeaderCell>
                {opening.map((right) => (
                  <Table.Cell key={right}>
                    <Switch
                      aria-label={`${roleName(role)}: ${rightNames[right]()}`}
                      checked={role.rights.includes(right)}
                      disabled={!access.canChange || saving.isPending}
                      onChange={() => saving.mutate({ role, right })}
                    />
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table>
      </div>
    </section>
  )
}

/** Who may not read the register cannot change it either. */
function toggled({ rights }: RoleAccess, right: AssociationRight): AssociationRight[] {
  if (!rights.includes(right)) return [...rights, right]
  return rights.filter((one) => one !== right && !(right === 'register' && one === 'members'))
}

function Log({ access: { log, seesNames } }: { access: RegisterAccess }) {
  return (
    <section className={styles.part} aria-labelledby="access-log">
      <h2 id="access-log">{m.register_log_heading()}</h2>
      <p>{m.register_log_text()}</p>
      {log.length === 0 ? (
        <EmptyState>
          <p>{m.register_log_none()}</p>
        </EmptyState>
      ) : (
        <div className={styles.scroll}>
          <Table aria-labelledby="access-log">
            <Table.Head>
              <Table.Row>
                <Table.HeaderCell scope="col">{m.register_log_when()}</Table.HeaderCell>
                <Table.HeaderCell scope="col">{m.register_log_who()}</Table.HeaderCell>
                <Table.HeaderCell scope="col">{m.register_log_what()}</Table.HeaderCell>
              </Table.Row>
            </Table.Head>
            <Table.Body>
              {log.map((line) => (
                <Table.Row key={line.id}>
                  <Table.Cell>{formatDayAndTime(new Date(line.at))}</Table.Cell>
                  <Table.Cell>
                    {readerText(line)}
                    {seesNames && line.name && ` (${line.name})`}
                  </Table.Cell>
                  <Table.Cell>{readingTexts[line.kind]()}</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table>
        </div>
      )}
    </section>
  )
}

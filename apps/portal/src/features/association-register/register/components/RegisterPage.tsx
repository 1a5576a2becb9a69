import type { ReactNode } from 'react'
import { AssociationFrame } from '#core/associations/components/AssociationFrame.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { InvitationsPart } from '../../invitations/components/InvitationsPart.tsx'
import { FilePart } from '../../member-file/components/FilePart.tsx'
import styles from '../../model/Register.module.css'
import { MemberTable } from './MemberTable.tsx'

/** The register of members of an association, and those who are invited to it. */
export function RegisterPage({ id, search }: { id: string; search: TableSearch }) {
  return (
    <AssociationFrame heading={m.register_heading()} id={id} right="register">
      {({ name, rights, state }) => {
        const invites = rights.includes('members')
        return (
          <div className={styles.page}>
            <div className={styles.part}>
              <Ways id={id} />
              <MemberTable id={id} name={name} rights={rights} search={search} />
            </div>
            {invites && <InvitationsPart id={id} isActive={state === 'active'} />}
            {invites && <FilePart id={id} isActive={state === 'active'} />}
          </div>
        )
      }}
    </AssociationFrame>
  )
}

/** What else there is about the register. */
function Ways({ id }: { id: string }): ReactNode {
  const locale = getLocale()
  return (
    <p>
      {m.register_logged()}{' '}
      <ContentLink href={pagePath('associationRegisterAccess', locale, { id })}>
        {m.register_access_heading()}
      </ContentLink>
      {'. '}
      <ContentLink href={pagePath('associationRegisterInfo', locale, { id })}>
        {m.register_info_link()}
      </ContentLink>
    </p>
  )
}

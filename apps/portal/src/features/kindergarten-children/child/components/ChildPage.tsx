import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { Contacts } from '../../care/components/Contacts.tsx'
import { HealthSection } from '../../care/components/HealthSection.tsx'
import { ChildDetails } from '../../child-details/components/ChildDetails.tsx'
import styles from '../../components/Kindergarten.module.css'
import { Guardians } from '../../guardians/components/Guardians.tsx'
import { childStateNames, dayText } from '../../model/child-texts.ts'
import type { StaffChild } from '../../model/contract.ts'
import { childErrorText } from '../../model/refusal-messages.ts'
import { Places } from '../../places/components/Places.tsx'
import { Requests } from '../../requests/components/Requests.tsx'
import { childQuery } from '../queries.ts'
import { Consents } from './Consents.tsx'

/** One child: its places, who reaches it, and what staff decide. Its name is not the title of the page. */
export function ChildPage({ id }: { id: string }) {
  return (
    <StaffPage heading={m.staff_child_child_heading()} needs={kindergartenRoles}>
      {() => (
        <SnackbarProvider>
          <Loaded id={id} />
        </SnackbarProvider>
      )}
    </StaffPage>
  )
}

function Loaded({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(childQuery(id))
  if (!data && error) return <LoadFailure text={childErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return (
    <div className={styles.page}>
      <ChildFacts child={data} />
      <Requests child={data} />
      <Places child={data} />
      <Guardians child={data} />
      <Contacts child={data} />
      <Consents consents={data.consents} />
      <HealthSection child={data} />
      <p>
        <Link to="/staff/kindergartens/children">{m.staff_child_children_all()}</Link>
      </p>
    </div>
  )
}

function ChildFacts({ child }: { child: StaffChild }) {
  return (
    <section aria-labelledby="child-child" className={styles.part}>
      <h2 id="child-child">{child.name}</h2>
      {child.isOwn && (
        <NoticeBox tone="info">
          <p>{m.staff_child_child_own()}</p>
        </NoticeBox>
      )}
      {child.missingSince && (
        <NoticeBox tone="warning">
          <p>{m.staff_child_missing_since({ day: dayText(child.missingSince) })}</p>
        </NoticeBox>
      )}
      <Facts>
        <Fact label={m.staff_child_born()}>{dayText(child.bornOn)}</Fact>
        <Fact label={m.staff_child_number()}>
          {child.maskedNumber ?? m.staff_child_number_none()}
        </Fact>
        <Fact label={m.staff_child_state()}>{childStateNames[child.state]()}</Fact>
      </Facts>
      {!child.isOwn && <ChildDetails child={child} />}
    </section>
  )
}

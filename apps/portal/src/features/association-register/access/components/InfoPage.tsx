import { useQuery } from '@tanstack/react-query'
import { listRights, roleName } from '#core/associations/names.ts'
import { inRoleOrder } from '#core/associations/role-order.ts'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../model/Register.module.css'
import { registerErrorText } from '../../model/refusal-messages.ts'
import { dayText, readerText, readingTexts } from '../../model/register-texts.ts'
import type { RegisterInfo } from '../contract.ts'
import { infoQuery } from '../queries.ts'

/** For each member, also without a role: what is known of them there, and who can read it. */
export function InfoPage({ id }: { id: string }) {
  return (
    <MyPageFrame heading={m.register_info_heading()}>
      <SignedIn>{() => <Info id={id} />}</SignedIn>
    </MyPageFrame>
  )
}

function Info({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(infoQuery(id))
  if (!data)
    return error ? (
      <LoadFailure text={registerErrorText(error)} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  return (
    <div className={styles.page}>
      <p>{m.register_info_of({ name: data.association.name })}</p>
      <Kept info={data} />
      <Readers info={data} />
      {data.isMember && <Readings info={data} />}
      <Leaving />
    </div>
  )
}

function Kept({ info: { memberMonths } }: { info: RegisterInfo }) {
  return (
    <section className={styles.part} aria-labelledby="info-kept">
      <h2 id="info-kept">{m.register_info_kept()}</h2>
      <ul>
        <li>{m.register_info_name()}</li>
        <li>{m.register_info_membership()}</li>
        <li>{m.register_info_roles()}</li>
      </ul>
      <p>{m.register_info_not()}</p>
      <p>{m.register_info_how_long({ months: memberMonths })}</p>
    </section>
  )
}

function Readers({ info: { roles, contacts } }: { info: RegisterInfo }) {
  const readers = inRoleOrder(roles).filter(({ rights }) => rights.includes('register'))
  return (
    <section className={styles.part} aria-labelledby="info-readers">
      <h2 id="info-readers">{m.register_info_readers()}</h2>
      <ul>
        <li>{m.register_info_contacts({ count: contacts })}</li>
        {readers.map((role) => (
          <li key={role.typeId}>
            {m.register_info_role({
              role: roleName(role),
              count: role.holders,
              rights: listRights(role.rights),
            })}
          </li>
        ))}
        <li>{m.register_info_staff()}</li>
      </ul>
      <p>{m.register_info_others()}</p>
    </section>
  )
}

function Readings({ info: { readings, accessMonths } }: { info: RegisterInfo }) {
  return (
    <section className={styles.part} aria-labelledby="info-readings">
      <h2 id="info-readings">{m.register_info_readings()}</h2>
      <p>{m.register_info_readings_text({ months: accessMonths })}</p>
      {readings.length === 0 ? (
        <p>{m.register_info_readings_none()}</p>
      ) : (
        <ul>
          {readings.map((reading) => (
            <li key={JSON.stringify(reading)}>
              {m.register_info_reading({
                day: dayText(reading.on),
                reader: readerText(reading),
                what: readingTexts[reading.kind](),
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Leaving() {
  return (
    <section className={styles.part} aria-labelledby="info-leaving">
      <h2 id="info-leaving">{m.register_info_leaving()}</h2>
      <p>
        {m.register_info_leaving_text()}{' '}
        <ContentLink href={pagePath('myAssociations', getLocale())}>
          {m.register_my_associations()}
        </ContentLink>
      </p>
      <p>
        {m.register_info_copy()}{' '}
        <ContentLink href={pagePath('privacy', getLocale())}>
          {m.register_info_privacy()}
        </ContentLink>
      </p>
    </section>
  )
}

import type { KindergartenOptionalField } from '@trivsel/content-contract/kinds/kindergartens/contract'
import { m } from '#messages'
import { Figure } from '#ui/detail-page/Figure.tsx'
import { Fact } from '#ui/facts/Facts.tsx'
import { PhoneLink } from '#ui/facts/PhoneLink.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { PairTable } from '#ui/pairs/PairTable.tsx'
import { GuardedRichText } from '#ui/rich-text/GuardedRichText.tsx'
import styles from './OptionalField.module.css'

type FieldOf<Kind extends KindergartenOptionalField['kind']> = Extract<
  KindergartenOptionalField,
  { kind: Kind }
>

/** One of the four kinds of optional fields that an editor adds to a kindergarten. */
export function OptionalField({ field }: { field: KindergartenOptionalField }) {
  switch (field.kind) {
    case 'imageSection':
      return <Figure image={field.image} caption={field.caption} />
    case 'richText':
      return (
        <section>
          {field.isInfoBox ? (
            <NoticeBox tone="warning" heading={field.header ?? undefined}>
              <GuardedRichText content={field.content} />
            </NoticeBox>
          ) : (
            <>
              {field.header && <h2>{field.header}</h2>}
              <GuardedRichText content={field.content} />
            </>
          )}
        </section>
      )
    case 'table':
      return <Table field={field} />
    case 'contactInformation':
      return <ContactInformation field={field} />
  }
}

function Table({ field: { header, rows } }: { field: FieldOf<'table'> }) {
  return (
    <section>
      {header && <h2>{header}</h2>}
      <PairTable
        name={{ caption: null }}
        rows={rows.map(({ title, content }) => ({ name: title, value: content }))}
      />
    </section>
  )
}

function ContactInformation({ field }: { field: FieldOf<'contactInformation'> }) {
  return (
    <section>
      <h2>{m.kindergarten_contact()}</h2>
      <dl className={styles.contact}>
        <Fact label={m.kindergarten_contact_person()}>{field.name}</Fact>
        <Fact label={m.kindergarten_phone()}>
          {field.phone && <PhoneLink phone={field.phone} />}
        </Fact>
        <Fact label={m.kindergarten_email()}>
          {field.email && <a href={`mailto:${field.email}`}>{field.email}</a>}
        </Fact>
        {field.departments.map((department) => (
          <Fact key={department.name} label={department.name}>
            {department.phone && <PhoneLink phone={department.phone} />}
          </Fact>
        ))}
        <Fact label={m.kindergarten_departments()}>
          {field.departments
            .filter(({ phone }) => !phone)
            .map(({ name }) => name)
            .join(', ')}
        </Fact>
        <Fact label={m.kindergarten_public_transport()}>{field.publicTransport}</Fact>
      </dl>
    </section>
  )
}

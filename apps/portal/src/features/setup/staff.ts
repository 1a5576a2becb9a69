import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    { to: '/staff/setup', name: m.setup_heading, roles: ['admin'], group: 'setup', order: 1 },
  ],
  connections: [
    {
      key: 'mail',
      name: m.setup_mail,
      text: m.setup_mail_text,
      settings: ['SMTP_URL', 'MAIL_FROM'],
      worksText: m.setup_mail_works,
      order: 10,
    },
    {
      key: 'files',
      name: m.setup_files,
      text: m.setup_files_text,
      settings: ['S3_URL', 'S3_REGION', 'S3_KEY_ID', 'S3_SECRET'],
      order: 50,
    },
    {
      key: 'scanner',
      name: m.setup_scanner,
      text: m.setup_scanner_text,
      settings: ['CLAMAV_URL'],
      order: 60,
    },
    {
      key: 'content',
      name: m.setup_content,
      text: m.setup_content_text,
      settings: ['CMS_URL'],
      order: 70,
    },
  ],
}

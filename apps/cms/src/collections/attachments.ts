import type { CollectionConfig } from 'payload'
import { canChangeFile } from '../access/can-change-file.ts'
import { canReadFile } from '../access/can-read-file.ts'
import { isPublisher } from '../access/is-publisher.ts'
import { isSignedIn } from '../access/is-signed-in.ts'
import { environment } from '../environment.ts'
import { importMarkFields } from '../fields/import-marks.ts'
import { answerMissingFile } from '../files/answer-missing-file.ts'
import { announceFile } from '../hooks/announce-file.ts'
import { nameFileByContent } from '../hooks/name-file-by-content.ts'
import { refuseLargeFile } from '../hooks/refuse-large-file.ts'
import { lockPublishedItems } from '../projection/lock-published.ts'
import { refuseDeletingUsed } from '../usage/refuse-deleting-used.ts'
import { usageField } from '../usage/usage-field.ts'

export const Attachments: CollectionConfig = {
  slug: 'attachments',
  labels: {
    singular: { nb: 'vedlegg', en: 'attachment' },
    plural: { nb: 'Vedlegg', en: 'Attachments' },
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'filename', 'filesize', 'updatedAt'],
    listSearchableFields: ['title', 'filename'],
    group: { nb: 'Filer', en: 'Files' },
    hideAPIURL: true,
    pagination: { defaultLimit: 25, limits: [25, 50, 100] },
  },
  access: {
    create: isSignedIn,
    read: canReadFile,
    update: canChangeFile('attachments'),
    delete: isPublisher,
  },
  upload: {
    staticDir: environment.attachmentsDir,
    mimeTypes: ['application/pdf'],
    handlers: [answerMissingFile(environment.attachmentsDir)],
    pasteURL: false,
  },
  hooks: {
    ...announceFile('attachments'),
    beforeOperation: [lockPublishedItems, refuseLargeFile, nameFileByContent],
    beforeDelete: [refuseDeletingUsed],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 200,
      label: { nb: 'Tittel', en: 'Title' },
      admin: {
        description: {
          nb: 'Bare for redaksjonen, for eksempel «Årsplan 2027, Klossen».',
          en: 'For editors only, such as “Year plan 2027, Klossen”.',
        },
      },
    },
    usageField,
    ...importMarkFields,
  ],
}

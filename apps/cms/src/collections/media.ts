import type { CollectionConfig } from 'payload'
import { canChangeFile } from '../access/can-change-file.ts'
import { canReadFile } from '../access/can-read-file.ts'
import { isPublisher } from '../access/is-publisher.ts'
import { isSignedIn } from '../access/is-signed-in.ts'
import { environment } from '../environment.ts'
import { importMarkFields } from '../fields/import-marks.ts'
import { answerMissingFile } from '../files/answer-missing-file.ts'
import { makeMissingSize } from '../files/make-missing-size.ts'
import { announceFile } from '../hooks/announce-file.ts'
import { nameFileByContent } from '../hooks/name-file-by-content.ts'
import { refuseLargeFile } from '../hooks/refuse-large-file.ts'
import { refuseSmallPicture } from '../hooks/refuse-small-picture.ts'
import { lockPublishedItems } from '../projection/lock-published.ts'
import { refuseDeletingUsed } from '../usage/refuse-deleting-used.ts'
import { usageField } from '../usage/usage-field.ts'
import { imageSizes } from './image-sizes.ts'

export const Media: CollectionConfig = {
  slug: 'media',
  labels: {
    singular: { nb: 'bilde', en: 'picture' },
    plural: { nb: 'Bilder', en: 'Pictures' },
  },
  admin: {
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'width', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
    group: { nb: 'Filer', en: 'Files' },
    hideAPIURL: true,
    pagination: { defaultLimit: 25, limits: [25, 50, 100] },
    description: {
      nb: 'Bruk bilder som er minst 2048 piksler brede. Mindre bilder forstørres aldri. Fokuspunktet settes under «Rediger bilde».',
      en: 'Use pictures at least 2048 pixels wide. Smaller ones are never enlarged. Set the focal point under “Edit image”.',
    },
  },
  access: {
    create: isSignedIn,
    read: canReadFile,
    update: canChangeFile('media'),
    delete: isPublisher,
  },
  upload: {
    staticDir: environment.mediaDir,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
    imageSizes,
    handlers: [makeMissingSize(environment.mediaDir), answerMissingFile(environment.mediaDir)],
    adminThumbnail: 'xxs',
    focalPoint: true,
    pasteURL: false,
  },
  hooks: {
    ...announceFile('media'),
    beforeOperation: [lockPublishedItems, refuseLargeFile, nameFileByContent],
    beforeDelete: [refuseDeletingUsed],
    beforeValidate: [refuseSmallPicture],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 500,
      label: { nb: 'Alternativ tekst', en: 'Alternative text' },
      admin: {
        description: {
          nb: 'Beskriv bildet for den som ikke ser det. Skriv den på begge språk når bildet står på engelske sider.',
          en: 'Describe the picture for people who cannot see it. Write in both languages when the picture is on English pages.',
        },
      },
    },
    usageField,
    ...importMarkFields,
  ],
}

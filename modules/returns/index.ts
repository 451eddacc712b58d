import type { OperationsOf } from '../operation.ts'
import { approveReturn } from './approve-return.ts'
import { cancelReturn } from './cancel-return.ts'
import { closeReturn } from './close-return.ts'
import { declineReturn } from './decline-return.ts'
import { findReturn } from './find-return.ts'
import { findReturnable } from './find-returnable.ts'
import { listReturns } from './list-returns.ts'
import { readReturn } from './read-return.ts'
import { receiveReturn } from './receive-return.ts'
import { requestReturn } from './request-return.ts'
import { uploadReturnPhoto } from './upload-return-photo.ts'

export const operations: OperationsOf<'returns'> = {
  findReturnable,
  uploadReturnPhoto,
  requestReturn,
  findReturn,
  cancelReturn,
  listReturns,
  readReturn,
  approveReturn,
  declineReturn,
  receiveReturn,
  closeReturn,
}

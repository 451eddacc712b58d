import type { OperationsOf } from '../operation.ts'
import { arrangeImages } from './arrange-images.ts'
import { uploadProductImage } from './upload-product-image.ts'

export const operations: OperationsOf<'media'> = { uploadProductImage, arrangeImages }

// Rows of pictures that open in the size of the window. Bundled by the remotes that show them.

export {
  PictureGallery,
  type PictureGalleryImage,
  type PictureGalleryProps,
} from '../components/gallery/picture-gallery.tsx';

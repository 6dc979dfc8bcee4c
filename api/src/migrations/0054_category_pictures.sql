-- A picture of an administrator is in `image` and `thumbnail`; without one, a category has the drawing that `start_picture` names.
alter table categories add column thumbnail text, add column start_picture text;

-- Of a site that was started before there were drawings: roots that still have the name they were given.
update categories c set start_picture = s.picture
from (values
  ('IT i oprogramowanie', 'computing'), ('Prawo i doradztwo', 'law'), ('Energia', 'energy'), ('Gastronomia', 'food'),
  ('Budowa i remonty', 'building'), ('Biuro i wyposażenie', 'office'), ('Marketing i media', 'media'),
  ('Transport i logistyka', 'transport'), ('Szkolenia i języki', 'training'), ('Praca i współpraca', 'jobs')) s (name, picture)
where c.parent_id is null and c.name = s.name;

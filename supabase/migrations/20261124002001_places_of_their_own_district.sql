-- Villages that stood at another village of their name. Degrees of WGS 84.

update public.geo_location place
set latitude = moved.to_latitude, longitude = moved.to_longitude
from (values
  ('abianbase', -8.5575, 115.32808, -8.59139, 115.17118),
  ('apuan', -8.3736, 115.17063, -8.49081, 115.32871),
  ('baturiti', -8.53056, 115.08164, -8.34653, 115.17364),
  ('bengkel', -8.58636, 115.08956, -8.28417, 115.01993),
  ('beraban', -8.55194, 115.03671, -8.6148, 115.09958),
  ('buahan', -8.49787, 115.14667, -8.294, 115.37208),
  ('buruan', -8.45933, 115.13669, -8.5449, 115.30153),
  ('cempaga', -8.21023, 115.00784, -8.44148, 115.36314),
  ('kayuputih', -8.18953, 115.04545, -8.26334, 115.04177),
  ('kedisan', -8.42889, 115.28765, -8.28587, 115.36861),
  ('kekeran', -8.2669, 114.97319, -8.58032, 115.15887),
  ('kutuh', -8.15907, 115.32157, -8.82744, 115.18609),
  ('payangan', -8.42635, 115.17117, -8.39509, 115.25029),
  ('penarukan', -8.56091, 115.06974, -8.09794, 115.11418),
  ('satra', -8.56119, 115.39578, -8.18361, 115.27425),
  ('tegallinggah', -8.44172, 115.10806, -8.18235, 115.08154),
  ('tista', -8.54241, 115.07347, -8.35998, 114.92009),
  ('wanagiri', -8.39389, 115.07306, -8.22339, 115.12193)
) as moved (name, latitude, longitude, to_latitude, to_longitude)
where place.location_name = moved.name
  and abs(place.latitude - moved.latitude) < 0.00001
  and abs(place.longitude - moved.longitude) < 0.00001;
